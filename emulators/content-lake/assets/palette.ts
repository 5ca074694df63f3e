/** Selects seven swatches of an image by luma, saturation and population, as Vibrant and the hosted palettes do. */

interface Swatch {
  _type: 'sanity.imagePaletteSwatch'
  /** Hex colors: the swatch, and a legible text color on it. */
  background: string
  foreground: string
  title: string
  /** Percentage of the image's pixels. */
  population: number
}

interface Color {
  red: number
  green: number
  blue: number
  count: number
}

interface Target {
  luma: [min: number, target: number, max: number]
  saturation: [min: number, target: number, max: number]
}

const LIGHT: Target['luma'] = [0.55, 0.74, 1]
const NORMAL: Target['luma'] = [0.3, 0.5, 0.7]
const DARK: Target['luma'] = [0, 0.26, 0.45]
const VIBRANT: Target['saturation'] = [0.35, 1, 1]
const MUTED: Target['saturation'] = [0, 0.3, 0.4]

const TARGETS = {
  vibrant: { luma: NORMAL, saturation: VIBRANT },
  lightVibrant: { luma: LIGHT, saturation: VIBRANT },
  darkVibrant: { luma: DARK, saturation: VIBRANT },
  muted: { luma: NORMAL, saturation: MUTED },
  lightMuted: { luma: LIGHT, saturation: MUTED },
  darkMuted: { luma: DARK, saturation: MUTED },
} satisfies Record<string, Target>

/** Calculates the palette of 8-bit RGB triples. A target that no color matches is derived from the dominant color. */
export function extractPalette(pixels: Uint8Array): Record<string, unknown> {
  const colors = countColors(pixels)
  const total = pixels.length / 3
  const mostCommon = colors.reduce((best, color) => (color.count > best.count ? color : best))
  const chosen = Object.entries(TARGETS).map(
    ([name, target]) =>
      [name, bestMatch(colors, target, mostCommon.count) ?? derive(mostCommon, target)] as const,
  )
  const dominant = chosen.reduce((best, [, color]) => (color.count > best.count ? color : best), mostCommon)
  const swatches = [...chosen, ['dominant', dominant] as const].map(([name, color]) => [
    name,
    swatch(color, total),
  ])
  return { _type: 'sanity.imagePalette', ...(Object.fromEntries(swatches) as Record<string, Swatch>) }
}

/** Averages pixels in cells of 4 bits per channel, so that similar colors count together. */
function countColors(pixels: Uint8Array): Color[] {
  const cells = new Map<number, Color>()
  for (let index = 0; index + 2 < pixels.length; index += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index, index + 3)
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const cell = cells.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 }
    cells.set(key, {
      red: cell.red + red,
      green: cell.green + green,
      blue: cell.blue + blue,
      count: cell.count + 1,
    })
  }
  const mean = (sum: number, count: number) => Math.round(sum / count)
  return [...cells.values()].map(({ red, green, blue, count }) => ({
    red: mean(red, count),
    green: mean(green, count),
    blue: mean(blue, count),
    count,
  }))
}

function bestMatch(colors: Color[], { luma, saturation }: Target, largest: number): Color | undefined {
  let best: { color: Color; score: number } | undefined
  for (const color of colors) {
    const hsl = toHsl(color)
    if (hsl.luma < luma[0] || hsl.luma > luma[2]) continue
    if (hsl.saturation < saturation[0] || hsl.saturation > saturation[2]) continue
    const nearness =
      3 * (1 - Math.abs(hsl.saturation - saturation[1])) + 6.5 * (1 - Math.abs(hsl.luma - luma[1]))
    const score = (nearness + (0.5 * color.count) / largest) / 10
    if (!best || score > best.score) best = { color, score }
  }
  return best?.color
}

function derive(from: Color, { luma, saturation }: Target): Color {
  const { hue, saturation: own } = toHsl(from)
  const kept = Math.min(Math.max(own, saturation[0]), saturation[2])
  // A gray has no hue to saturate and stays gray.
  return fromHsl(hue, own === 0 ? 0 : kept, luma[1])
}

function swatch({ red, green, blue, count }: Color, total: number): Swatch {
  const brightness = (red * 299 + green * 587 + blue * 114) / 1000
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: '#' + [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join(''),
    foreground: brightness < 150 ? '#fff' : '#000',
    title: brightness < 200 ? '#fff' : '#000',
    population: Math.round((count / total) * 10_000) / 100,
  }
}

/** Returns the hue in sixths of a turn, saturation and lightness in 0…1. */
function toHsl({ red, green, blue }: Color): { hue: number; saturation: number; luma: number } {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const max = Math.max(r, g, b)
  const spread = max - Math.min(r, g, b)
  const luma = max - spread / 2
  if (spread === 0) return { hue: 0, saturation: 0, luma }
  const saturation = spread / (1 - Math.abs(2 * luma - 1))
  const sixth = max === r ? (g - b) / spread + 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return { hue: sixth % 6, saturation, luma }
}

function fromHsl(hue: number, saturation: number, luma: number): Color {
  const reach = saturation * Math.min(luma, 1 - luma)
  const channel = (offset: number) => {
    const position = (offset + hue * 2) % 12
    return Math.round(255 * (luma - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1))))
  }
  return { red: channel(0), green: channel(8), blue: channel(4), count: 0 }
}
