import { meridianPath } from './graticule.ts'

const LONGITUDES = [-80, -70, -60, -50, -40, -30, -20, -10, 0, 10, 20, 30, 40, 50, 60, 70, 80]

/** Dense meridians: the background of the banner and of error pages. */
export function Meridians() {
  return (
    <svg className="drawing drawing--turns" viewBox="-300 -300 600 600" aria-hidden="true">
      <circle r="300" />
      <path d={LONGITUDES.map((longitude) => meridianPath(300, 14, longitude + 0.01)).join('')} />
      <path className="accent" d={meridianPath(300, 14, -30)} />
    </svg>
  )
}
