import sharp from 'sharp'
import { painted, type Painting } from './kit/paint.ts'

/** A few tones for each ink and its edges; more could not be told apart and would make files twice as large. */
const COLOURS = 16

/** Renders a drawing at its own size to a lossless WebP of few colours: hairlines stay exact, files small. */
export async function toWebp(svg: string): Promise<Buffer> {
  const flat = await sharp(Buffer.from(svg)).png({ palette: true, colours: COLOURS, dither: 0 }).toBuffer()
  return sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer()
}

/**
 * A painting as the WebP that pages show, `width` pixels wide; with `downloadWidth`, also as a JPEG of that width, which every
 * system takes as the picture of its desktop.
 */
export async function toPhotographs(
  painting: Painting,
  width: number,
  downloadWidth?: number,
): Promise<{ page: Buffer; download?: Buffer }> {
  const { quality = 88 } = painting
  const whole = await painted(painting, downloadWidth ?? width)
  const image = () => sharp(whole.data, { raw: whole })
  const page = await image().resize({ width }).webp({ quality, smartSubsample: true, effort: 6 }).toBuffer()
  if (!downloadWidth) return { page }
  const download = await image().jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()
  return { page, download }
}
