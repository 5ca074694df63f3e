import { meridianPath, parallelPath } from '#web/ui/drawings/graticule.ts'

/** What a plate is drawn of: path data in a square of 200 units around (0, 0). */
export interface Plate {
  lines: string
  /** The one line in the accent. */
  accent: string
}

const RADIUS = 72

/** A number between 0 and `size` - 1 that belongs to a text: the same each time, spread evenly. */
function scatter(text: string, size: number): number {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return (hash >>> 0) % size
}

/** The drawing that stands in for a product without a picture: a globe turned its own way for each number. */
export function drawPlate(number: string): Plate {
  const tilt = 8 + scatter(number, 40)
  const step = 12 + scatter(`${number} step`, 4) * 6
  const start = scatter(`${number} start`, step) - 85
  const longitudes = Array.from(
    { length: Math.floor(170 / step) + 1 },
    (_, index) => start + index * step + 0.5,
  )
  const latitudes = [-60, -30, 0, 30, 60].map((latitude) => latitude + scatter(`${number} rise`, 12))
  const accent = longitudes[scatter(`${number} accent`, longitudes.length)] ?? 0.5
  return {
    lines: [
      ...longitudes.map((longitude) => meridianPath(RADIUS, tilt, longitude)),
      ...latitudes.map((latitude) => parallelPath(RADIUS, tilt, latitude + 0.5)),
    ].join(''),
    accent: meridianPath(RADIUS, tilt, accent),
  }
}
