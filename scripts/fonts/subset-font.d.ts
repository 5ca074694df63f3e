declare module 'subset-font' {
  /** A font with the glyphs that a text needs, and no others. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>
}
