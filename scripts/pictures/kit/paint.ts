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
  /** Places looked at along each side of a pixel at edges; 1, as usual, when `colourAt` softens its own edges. */
  samples?: number
  /** Quality of its files, 0 to 100; less for pictures of lines only, which are large and forgive more. */
  quality?: number
}

const ENCODED = Uint16Array.from({ length: 4097 }, (_, step) =>
  Math.round(fromLight((step / 4096) ** 2) * 65280),
)

/** What a screen is sent, in 1/256 of its steps; looked up by the root of the light, which keeps dark tones apart. */
const encoded = (light: number): number => ENCODED[Math.round(Math.sqrt(clamp(light)) * 4096)] ?? 0

/** Neighbours further apart than this, in light as the eye takes it, are looked at more closely. */
const EDGE = 0.05

/** Light of one look at the middle of every pixel. */
function glance({ colourAt }: Painting, across: number, down: number, pixel: number): Float64Array {
  const light = new Float64Array(across * down * 3)
  for (let row = 0, index = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const [red, green, blue] = colourAt((column + 0.5) * pixel, (row + 0.5) * pixel, pixel)
      light[index++] = Math.min(red, 1)
      light[index++] = Math.min(green, 1)
      light[index++] = Math.min(blue, 1)
    }
  }
  return light
}

/** Whether a pixel differs from one beside it so much that an edge or a pattern must run through it. */
function isEdge(light: Float64Array, across: number, index: number): boolean {
  const level = (pixel: number) => Math.sqrt(light[pixel * 3 + 1] ?? light[index * 3 + 1] ?? 0)
  const here = level(index)
  return [1, -1, across, -across].some((step) => Math.abs(level(index + step) - here) > EDGE)
}

/** Light of the pixels at edges, looked at in `samples` by `samples` places each. */
function refine(painting: Painting, light: Float64Array, across: number, pixel: number): Float64Array {
  const { colourAt, samples = 1 } = painting
  if (samples === 1) return light
  const refined = light.slice()
  for (let index = 0; index < light.length / 3; index++) {
    if (!isEdge(light, across, index)) continue
    const [column, row] = [index % across, Math.floor(index / across)]
    const sum = [0, 0, 0]
    for (let part = 0; part < samples ** 2; part++) {
      const x = column + ((part % samples) + 0.5) / samples
      const y = row + (Math.floor(part / samples) + 0.5) / samples
      colourAt(x * pixel, y * pixel, pixel).forEach((value, channel) => {
        sum[channel] = (sum[channel] ?? 0) + Math.min(value, 1)
      })
    }
    refined.set(
      sum.map((value) => value / samples ** 2),
      index * 3,
    )
  }
  return refined
}

/** The colours of a painting as bytes of red, green and blue, `across` pixels wide. Fine grain keeps gradients free of bands. */
export function pixels(painting: Painting, across: number): { data: Buffer; width: number; height: number } {
  const pixel = painting.width / across
  const down = Math.round(painting.height / pixel)
  const light = refine(painting, glance(painting, across, down, pixel), across, pixel)
  const data = Buffer.alloc(light.length)
  const grain = random(20261121)
  for (let index = 0; index < light.length; index += 3) {
    const shift = (grain() + grain() - 1) * 256 + 128
    for (let channel = index; channel < index + 3; channel++) {
      data[channel] = clamp((encoded(light[channel] ?? 0) + shift) >> 8, 0, 255)
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
