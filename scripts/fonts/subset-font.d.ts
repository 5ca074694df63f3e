declare module 'subset-font' {
  /** A font with the glyphs that a text needs, and no others. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      /** The weights to keep of a variable font. */
      variationAxes?: { wght: { min: number; max: number } } | undefined
      /** Names of OpenType's features; what only others would show is left out. */
      keepFeatures?: readonly string[]
      /** Leaves out the instructions for fitting letters to coarse pixels. */
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
