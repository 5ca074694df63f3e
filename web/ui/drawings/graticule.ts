/** All values are in the drawing's units, y downwards, with the globe's center at (0, 0). */

const round = (value: number): number => Math.round(value * 10) / 10
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Returns the near half of a meridian in orthographic projection.
 *
 * A tilted circle appears as an ellipse with half-axes R and R·|n_z|, where n is the normal of its plane. Its
 * near half ends on the globe's edge, so one SVG arc draws it exactly.
 *
 * @param radius of the globe
 * @param tilt degrees by which the north pole leans towards the viewer
 * @param longitude degrees from the central meridian
 * @returns SVG path data
 */
export function meridianPath(radius: number, tilt: number, longitude: number): string {
  const t = radians(tilt)
  const l = radians(longitude)
  const normal = { x: Math.cos(l), y: -Math.sin(l) * Math.sin(t), z: -Math.sin(l) * Math.cos(t) }
  const length = Math.hypot(normal.x, normal.y)
  const end = { x: (-normal.y / length) * radius, y: (normal.x / length) * radius }
  if (end.y > 0) {
    end.x = -end.x
    end.y = -end.y
  }
  const angle = (Math.atan2(end.y, end.x) * 180) / Math.PI
  const sweep = normal.z < 0 === normal.x > 0 ? 1 : 0
  return `M${round(end.x)} ${round(end.y)}A${radius} ${round(radius * Math.abs(normal.z))} ${round(angle)} 0 ${sweep} ${round(-end.x)} ${round(-end.y)}`
}

/**
 * Returns the near part of a circle of latitude in the same projection.
 *
 * @param radius of the globe
 * @param tilt degrees, as above; must not be 0
 * @param latitude degrees, north positive
 * @returns SVG path data; empty when the circle is on the far side
 */
export function parallelPath(radius: number, tilt: number, latitude: number): string {
  const t = radians(tilt)
  const f = radians(latitude)
  const across = radius * Math.cos(f)
  const centre = -radius * Math.sin(f) * Math.cos(t)
  const rim = -Math.tan(f) * Math.tan(t)
  if (rim >= 1) return ''
  const down = across * Math.sin(t)
  if (rim <= -1) {
    return `M${round(-across)} ${round(centre)}a${round(across)} ${round(down)} 0 1 0 ${round(2 * across)} 0a${round(across)} ${round(down)} 0 1 0 ${round(-2 * across)} 0`
  }
  const half = Math.acos(rim)
  const x = across * Math.sin(half)
  const y = centre + down * Math.cos(half)
  const large = half > Math.PI / 2 ? 1 : 0
  return `M${round(-x)} ${round(y)}A${round(across)} ${round(down)} 0 ${large} 0 ${round(x)} ${round(y)}`
}

/**
 * Returns the position of a place in the same projection.
 *
 * @param latitude degrees, north positive
 * @param longitude degrees from the central meridian, east positive
 */
export function placeOnGlobe(
  radius: number,
  tilt: number,
  latitude: number,
  longitude: number,
): { x: number; y: number } {
  const t = radians(tilt)
  const f = radians(latitude)
  const l = radians(longitude)
  const depth = Math.cos(f) * Math.cos(l)
  return {
    x: round(radius * Math.cos(f) * Math.sin(l)),
    y: round(-radius * (Math.sin(f) * Math.cos(t) - depth * Math.sin(t))),
  }
}
