import sharp from 'sharp'

/** A few tones for each ink and its edges; more could not be told apart and would make files twice as large. */
const COLOURS = 16

/** Renders a drawing at its own size to a lossless WebP of few colours: hairlines stay exact, files small. */
export async function toWebp(svg: string): Promise<Buffer> {
  const flat = await sharp(Buffer.from(svg)).png({ palette: true, colours: COLOURS, dither: 0 }).toBuffer()
  return sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer()
}
