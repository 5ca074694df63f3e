declare module 'subset-font' {
  /** A font with the glyphs that a text needs, and no others. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      /** The weights to keep of a variable font. */
      variationAxes?: { wght: { min: number; max: number } }
      /** Leaves out what only ligatures, fractions and the like would show. */
      noLayoutClosure?: boolean
    },
  ): Promise<Buffer>
}
