declare module 'subset-font' {
  /** Returns a font with only the glyphs that a text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      /** OpenType features to keep. */
      keepFeatures?: readonly string[]
      /** Removes the instructions that fit letters to coarse pixels. */
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
