import { meridianPath, parallelPath } from '#web/ui/drawings/graticule.ts'

/** Path data of a placeholder drawing, in a square of 200 units around (0, 0). */
export interface PlaceholderDrawing {
  lines: string
  /** The line in the accent color. */
  accent: string
}

const RADIUS = 72

/** Hashes a text to a number from 0 to `size` - 1. */
function hashBelow(text: string, size: number): number {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return (hash >>> 0) % size
}

/** Draws the placeholder of a product without a picture: a globe, rotated by the product number. */
export function drawPlaceholder(number: string): PlaceholderDrawing {
  const tilt = 8 + hashBelow(number, 40)
  const step = 12 + hashBelow(`${number} step`, 4) * 6
  const start = hashBelow(`${number} start`, step) - 85
  const longitudes = Array.from(
    { length: Math.floor(170 / step) + 1 },
    (_, index) => start + index * step + 0.5,
  )
  const latitudes = [-60, -30, 0, 30, 60].map((latitude) => latitude + hashBelow(`${number} rise`, 12))
  const accent = longitudes[hashBelow(`${number} accent`, longitudes.length)] ?? 0.5
  return {
    lines: [
      ...longitudes.map((longitude) => meridianPath(RADIUS, tilt, longitude)),
      ...latitudes.map((latitude) => parallelPath(RADIUS, tilt, latitude + 0.5)),
    ].join(''),
    accent: meridianPath(RADIUS, tilt, accent),
  }
}
