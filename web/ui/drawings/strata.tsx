/** Returns the outline of a plane in perspective, with its center `y` units down. */
const plane = (y: number): string => `M0 ${y - 92}L216 ${y}L0 ${y + 92}L-216 ${y}Z`

/** Returns a point of a plane: `u` and `v` run from -1 to 1 along its edges. */
const at = (y: number, u: number, v: number): string =>
  `${((u - v) * 108).toFixed(1)} ${(y + (u + v) * 46).toFixed(1)}`

const line = (y: number, from: [number, number], to: [number, number]): string =>
  `M${at(y, ...from)}L${at(y, ...to)}`

const patch = (y: number, u: number, v: number, width: number, depth: number): string =>
  `M${at(y, u, v)}L${at(y, u + width, v)}L${at(y, u + width, v + depth)}L${at(y, u, v + depth)}Z`

const STEPS = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75]

/** A drawing of systems in layers, connected by one line. */
export function Strata() {
  return (
    <svg className="drawing drawing--turns" viewBox="-240 -300 480 610" aria-hidden="true">
      <path strokeDasharray="2 6" className="strong" d="M-216 -180V180M216 -180V180M0 -88V272" />
      <path className="fill-page strong" d={plane(180)} />
      <path d={STEPS.map((s) => line(180, [s, -1], [s, 1]) + line(180, [-1, s], [1, s])).join('')} />
      <path className="fill-page strong" d={plane(60)} />
      <path
        className="ink"
        d={[
          patch(60, -0.7, -0.7, 0.45, 0.45),
          patch(60, 0.25, -0.7, 0.45, 0.45),
          patch(60, -0.7, 0.25, 0.45, 0.45),
          patch(60, 0.25, 0.25, 0.45, 0.45),
        ].join('')}
      />
      <path
        d={[
          line(60, [-0.25, -0.48], [0.25, -0.48]),
          line(60, [-0.48, -0.25], [-0.48, 0.25]),
          line(60, [0.48, -0.25], [0.48, 0.25]),
          line(60, [-0.25, 0.48], [0.25, 0.48]),
        ].join('')}
        className="strong"
      />
      <path className="fill-page strong" d={plane(-60)} />
      <path
        d={STEPS.map((s) => line(-60, [-0.8, s], [0.8 - Math.abs(s) * 0.7, s])).join('')}
        className="strong"
      />
      <path className="fill-page ink" d={plane(-180)} />
      <path
        className="ink"
        d={[patch(-180, -0.8, -0.8, 1.6, 0.25), patch(-180, -0.8, -0.4, 0.6, 1.2)].join('')}
      />
      <path
        className="strong"
        d={[-0.3, -0.1, 0.1, 0.3, 0.5, 0.7]
          .map((v, index) => line(-180, [0, v], [index % 3 === 2 ? 0.45 : 0.8, v]))
          .join('')}
      />
      <path className="accent traced" pathLength="1" d="M0 180V-296" />
      {[180, 60, -60, -180].map((y) => (
        <circle key={y} className="fill-accent marked" cy={y} r="5" />
      ))}
    </svg>
  )
}
