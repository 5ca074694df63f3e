import { meridianPath, parallelPath, placeOnGlobe } from './graticule.ts'

const RADIUS = 300
const TILT = 22
const MERIDIANS = [-75, -60, -45, -30, -15, 15, 30, 45, 60, 75, 90]
const PARALLELS = [-60, -45, -30, -15, 0, 15, 30, 45, 60, 75]
const TURN = -24

/** Degrees of the scale's marks: long ones every 30, short ones every 6. */
const SCALE = Array.from({ length: 60 }, (_, index) => index * 6)

function scaleMark(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  const outer = RADIUS + (degrees % 30 === 0 ? 30 : 22)
  const point = (radius: number) =>
    `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
  return `M${point(RADIUS + 16)}L${point(outer)}`
}

/** The brand's globe: thin lines, a scale, and one meridian in the accent color. */
export function Globe() {
  const place = placeOnGlobe(RADIUS, TILT, 51.5, TURN)
  return (
    <svg className="drawing drawing--turns" viewBox="-336 -336 672 672" aria-hidden="true">
      <path className="strong" d={SCALE.map(scaleMark).join('')} />
      <circle className="strong" r={RADIUS} />
      <path d={MERIDIANS.map((longitude) => meridianPath(RADIUS, TILT, longitude + TURN + 0.01)).join('')} />
      <path d={PARALLELS.map((latitude) => parallelPath(RADIUS, TILT, latitude)).join('')} />
      <path className="accent traced" pathLength="1" d={meridianPath(RADIUS, TILT, TURN)} />
      <g className="marked">
        <circle className="fill-page accent" cx={place.x} cy={place.y} r="11" />
        <circle className="fill-accent" cx={place.x} cy={place.y} r="4" />
      </g>
    </svg>
  )
}
