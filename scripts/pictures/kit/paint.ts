import sharp from 'sharp'
import { clamp, fromLight, type Colour } from './colour.ts'
import { random } from './random.ts'

/** A picture given as the colour of each place, with lines drawn over it; in units of its own, `width` by `height`. */
export interface Painting {
  width: number
  height: number
  /** The light at a place; `pixel` is the size of a pixel there, for edges that are neither jagged nor blurred. */
  colourAt: (x: number, y: number, pixel: number) => Colour
  /** Shapes over it, as the content of an SVG document in the same units. */
  lines?: string
  /** Places looked at along each side of a pixel; 1 when `colourAt` softens its own edges. */
  samples?: number
  /** Quality of its files, 0 to 100; less for pictures of lines only, which are large and forgive more. */
  quality?: number
}

const ENCODED = Uint16Array.from({ length: 4097 }, (_, step) =>
  Math.round(fromLight((step / 4096) ** 2) * 65280),
)

/** What a screen is sent, in 1/256 of its steps; looked up by the root of the light, which keeps dark tones apart. */
const encoded = (light: number): number => ENCODED[Math.round(Math.sqrt(clamp(light)) * 4096)] ?? 0

/** The colours of a painting as bytes of red, green and blue, `across` pixels wide. Fine grain keeps gradients free of bands. */
export function pixels(painting: Painting, across: number): { data: Buffer; width: number; height: number } {
  const { colourAt, samples = 1 } = painting
  const pixel = painting.width / across
  const down = Math.round(painting.height / pixel)
  const data = Buffer.alloc(across * down * 3)
  const grain = random(20261121)
  const sums = new Float64Array(3)
  let index = 0
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      sums.fill(0)
      for (let part = 0; part < samples * samples; part++) {
        const right = ((part % samples) + 0.5) / samples
        const below = (Math.floor(part / samples) + 0.5) / samples
        const colour = colourAt((column + right) * pixel, (row + below) * pixel, pixel)
        for (let channel = 0; channel < 3; channel++) sums[channel]! += Math.min(colour[channel]!, 1)
      }
      const shift = (grain() + grain() - 1) * 256 + 128
      for (let channel = 0; channel < 3; channel++) {
        const value = encoded(sums[channel]! / samples ** 2) + shift
        data[index++] = clamp(value >> 8, 0, 255)
      }
    }
  }
  return { data, width: across, height: down }
}

/** A painting with its lines, `across` pixels wide, as bytes of red, green and blue. */
export async function painted(
  painting: Painting,
  across: number,
): Promise<{ data: Buffer; width: number; height: number; channels: 3 }> {
  const ground = { ...pixels(painting, across), channels: 3 as const }
  if (!painting.lines) return ground
  const { data, width, height } = ground
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${painting.width} ${painting.height}" width="${width}" height="${height}">${painting.lines}</svg>`
  const whole = sharp(data, { raw: ground }).composite([{ input: Buffer.from(overlay) }])
  return { ...ground, data: await whole.removeAlpha().raw().toBuffer() }
}
