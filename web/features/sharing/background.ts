import { meridianPath, parallelPath } from '#web/ui/drawings/graticule.ts'

/** Size of a sharing image in pixels, as social networks recommend. */
export const SHARING_WIDTH = 1200
export const SHARING_HEIGHT = 630

/** Colours of the panel, as in the styles. */
export const INK = '#f0f5f2'
export const INK_SOFT = '#a9bbb3'
const PANEL = '#0f241d'
const LINE = '#39504a'
const ACCENT = '#6fdcb0'

const RADIUS = 380
const TILT = 18
const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

/** Returns the background of a sharing image as SVG: the globe at the end of the line, with one meridian in the accent color. */
export function drawBackground(direction: 'ltr' | 'rtl'): string {
  const meridians = range(-82.5, 82.5, 15).map((longitude) => meridianPath(RADIUS, TILT, longitude))
  const parallels = range(-60, 60, 15).map((latitude) => parallelPath(RADIUS, TILT, latitude + 0.01))
  const turn = direction === 'rtl' ? `translate(${SHARING_WIDTH} 0) scale(-1 1)` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARING_WIDTH}" height="${SHARING_HEIGHT}">
    <rect width="100%" height="100%" fill="${PANEL}"/>
    <g transform="${turn}">
      <g transform="translate(1085 330)" fill="none" stroke="${LINE}" stroke-width="1.5">
        <circle r="${RADIUS}"/><path d="${meridians.join('')}${parallels.join('')}"/>
        <path d="${meridianPath(RADIUS, TILT, -37.5)}" stroke="${ACCENT}" stroke-width="4"/>
      </g>
      <path d="M72 108h56" stroke="${ACCENT}" stroke-width="4"/>
    </g>
  </svg>`
}
