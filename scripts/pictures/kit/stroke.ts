/** How a line or area is painted over a painting. */
interface Paint {
  stroke?: string
  fill?: string
  /** Width of the line, in the painting's units. */
  width?: number
  opacity?: number
  /** Name of a filter defined in the painting. */
  filter?: string
}

/** Path data in colours of its own. */
export function stroked(data: string | readonly string[], paint: Paint): string {
  const d = typeof data === 'string' ? data : data.join('')
  if (d === '') return ''
  const { stroke = 'none', fill = 'none', width = 1, opacity = 1, filter } = paint
  // Not \`opacity\`, for which a renderer makes a layer for each path.
  const faint = opacity < 1 ? ` stroke-opacity="${opacity}" fill-opacity="${opacity}"` : ''
  return `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faint}${filter ? ` filter="url(#${filter})"` : ''}/>`
}

/** A filter that blurs by `radius` units. */
export const blur = (id: string, radius: number): string =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${radius}"/></filter>`

type Stop = readonly [place: number, colour: string, opacity?: number]

const stop = ([place, colour, opacity = 1]: Stop): string =>
  `<stop offset="${place}" stop-color="${colour}" stop-opacity="${opacity}"/>`

/** A run of colours along a line from one point to another. */
export const along = (
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stop).join('')}</linearGradient>`
