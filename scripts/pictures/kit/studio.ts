import { clamp, dimmed, eased, hex, lit, mix, times, type Colour } from './colour.ts'
import type { Painting } from './paint.ts'

/** A place or a direction in space: to the right, upwards, towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number]

/** What a thing is made of, at a place. */
export interface Surface {
  colour: Colour
  /** 0 reflects like a mirror, 1 not at all. */
  rough: number
  /** 1 for metals, whose colour is that of what they reflect. */
  metal?: number
  /** Share of light that a clear coat reflects when one looks straight at it: glaze 0.05, paper 0. */
  coat?: number
  /** How far light goes round the edge, as through leaves and cloth. */
  soft?: number
  /** Light of its own. */
  glow?: Colour
}

/** Things on the table of a studio with one large lamp, and where the camera stands. */
export interface Scene {
  /** Distance from a place to the nearest thing, about 10 units large in all. */
  distance: (x: number, y: number, z: number) => number
  /** What throws shadows on the table, when many thin parts are better taken as one: distances as above. */
  shade?: (x: number, y: number, z: number) => number
  surface: (x: number, y: number, z: number, normal: Vector) => Surface
  /** Unevenness too fine to be a solid: how far the skin rises at a place. */
  grain?: (x: number, y: number, z: number) => number
  /** A sphere that holds all things. */
  holds: readonly [x: number, y: number, z: number, radius: number]
  camera: { from: Vector; at: Vector; /** Degrees from the top of the picture to its foot. */ angle: number }
  /** Colour of the table and of the wall behind it. */
  table?: Colour
  /** A lamp among the things: place, light, and how bright the studio is beside it. */
  lamp?: { at: Vector; light: Colour; studio: number }
}

const WIDTH = 1500
const HEIGHT = 1000
const TABLE = hex('#d6cfc2')
const KEY: Colour = [2.45, 2.33, 2.15]
const SKY: Colour = [0.5, 0.53, 0.58]
const FAR = 400
/** Distances at which is asked how much room there is around a place. */
const TAPS = [0.12, 0.35, 0.8, 1.7, 3.2] as const

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
function unit(way: Vector): Vector {
  const length = Math.sqrt(dot(way, way))
  return [way[0] / length, way[1] / length, way[2] / length]
}

/** The direction of the large lamp: from the upper left, a little before the things. */
const LAMP = unit([-0.62, 0.78, 0.36])
const ahead = (from: Vector, way: Vector, far: number): Vector => [
  from[0] + way[0] * far,
  from[1] + way[1] * far,
  from[2] + way[2] * far,
]

/** Where a ray enters and leaves the sphere that holds all things; nothing when it passes by. */
function span(scene: Scene, from: Vector, way: Vector): readonly [number, number] | undefined {
  const [x, y, z, radius] = scene.holds
  const to: Vector = [from[0] - x, from[1] - y, from[2] - z]
  const along = dot(to, way)
  const inside = along * along - dot(to, to) + radius * radius
  if (inside < 0) return undefined
  const half = Math.sqrt(inside)
  return along > half ? undefined : [Math.max(-along - half, 0), half - along]
}

/** How far a ray goes until it meets a thing. */
function meets(scene: Scene, from: Vector, way: Vector, steps: number): number | undefined {
  const reach = span(scene, from, way)
  if (!reach) return undefined
  let far = Math.max(reach[0], 0.002)
  for (let step = 0; step < steps && far < reach[1]; step++) {
    const near = scene.distance(from[0] + way[0] * far, from[1] + way[1] * far, from[2] + way[2] * far)
    if (near < 0.0004 * (1 + far * 0.25)) return far
    far += near * 0.9
  }
  return undefined
}

/** The share of a large lamp that is seen from a place (soft shadows after Inigo Quilez, soft on both sides of their edge). */
function seesLamp(scene: Scene, from: Vector, way: Vector, hard: number, until = FAR): number {
  const reach = span(scene, from, way)
  if (!reach) return 1
  let far = Math.max(reach[0], 0.05)
  let seen = 1
  const end = Math.min(reach[1], until)
  for (let step = 0; step < 64 && far < end; step++) {
    const near = scene.distance(from[0] + way[0] * far, from[1] + way[1] * far, from[2] + way[2] * far)
    seen = Math.min(seen, (hard * near) / far)
    if (seen < -1) return 0
    far += clamp(Math.abs(near) * 0.55, 0.05 + far * 0.008, 0.8)
  }
  return 0.25 * (1 + seen) * (1 + seen) * (2 - seen)
}

/** The share of the room's light that reaches a place past the things around it. */
function openness(scene: Scene, from: Vector, normal: Vector): number {
  let hidden = 0
  let share = 1
  for (const far of TAPS) {
    const y = from[1] + normal[1] * far
    const near = Math.min(
      scene.distance(from[0] + normal[0] * far, y, from[2] + normal[2] * far),
      Math.max(y, 0) + 0.02 * far,
    )
    hidden += (Math.max(far - near, 0) / far) * share * 0.3
    share *= 0.72
  }
  return clamp(1 - hidden) ** 1.3
}

/** Light of the studio from a direction: a large lamp, a narrow one behind, and a dim room; `blur` as by rough metal. */
function room(way: Vector, table: Colour, blur: number): Colour {
  const right = unit(cross([0, 1, 0], LAMP))
  const above = cross(LAMP, right)
  const soft = 0.05 + blur * 0.7
  const box = (u: number, v: number, a: number, b: number) =>
    (1 - eased(a - soft, a + soft, Math.abs(u))) * (1 - eased(b - soft, b + soft, Math.abs(v)))
  const facing = dot(way, LAMP)
  const key = facing > 0 ? box(dot(way, right), dot(way, above), 0.5, 0.34) : 0
  const strip = box(way[0] - 0.86, way[1] - 0.35, 0.1, 0.4) * (way[2] < 0.6 ? 1 : 0)
  const bright = eased(-0.2, 0.9, way[1]) * (0.62 - 0.5 * way[0])
  const dark: Colour = mix([0.1, 0.105, 0.11], [0.86, 0.86, 0.84], clamp(bright))
  const wall = way[1] < 0 ? mix(dark, dimmed(table, 0.95), eased(0, 0.35 + blur, -way[1])) : dark
  return lit(lit(wall, [4.2, 4.1, 3.9], key / (1 + blur * 2)), [2, 2.05, 2.1], strip / (1 + blur))
}

/** Light that falls on a place from everywhere, before the colour of the thing. */
function light(
  scene: Scene,
  place: Vector,
  normal: Vector,
  soft: number,
  table: Colour,
  open: number,
): Colour {
  const studio = scene.lamp?.studio ?? 1
  const facing = clamp((dot(normal, LAMP) + soft) / (1 + soft))
  const start = ahead(place, normal, 0.012)
  const seen = facing > 0 ? seesLamp(scene, start, LAMP, 5.5) : 0
  const above = 0.5 + 0.5 * normal[1]
  let sum = dimmed(KEY, facing * seen * studio)
  sum = lit(sum, SKY, (0.25 + 0.75 * above) * open * studio)
  sum = lit(sum, table, 0.55 * (1 - above) * open * studio)
  if (!scene.lamp) return sum
  const { at, light: glow } = scene.lamp
  const to: Vector = [at[0] - place[0], at[1] - place[1], at[2] - place[2]]
  const far = Math.hypot(...to)
  const way = unit(to)
  const meetsLamp = clamp(dot(normal, way)) * clamp((way[1] - 0.05) * 3)
  if (meetsLamp === 0) return sum
  return lit(sum, glow, (meetsLamp * seesLamp(scene, start, way, 9, far - 0.9)) / (1 + far * far))
}

function normalAt(scene: Scene, [x, y, z]: Vector, size: number): Vector {
  const { distance, grain } = scene
  const at = (dx: number, dy: number, dz: number) => {
    const place = [x + dx * size, y + dy * size, z + dz * size] as const
    return distance(...place) - (grain ? grain(...place) : 0)
  }
  const [a, b, c, d] = [at(1, -1, -1), at(-1, -1, 1), at(-1, 1, -1), at(1, 1, 1)]
  return unit([a - b - c + d, -a - b + c + d, -a + b - c + d])
}

/** The table at a place, with the shadows on it; it fades into the wall without an edge. */
function tableAt(scene: Scene, place: Vector, table: Colour): Colour {
  const away = Math.hypot(place[0] - scene.holds[0], place[2] - scene.holds[2]) / scene.holds[3]
  if (away > 4) return dimmed(wall(scene, table), 1.25 * (1 - 0.2 * eased(1, 5, away)))
  const open = openness(scene, place, [0, 1, 0])
  return dimmed(times(table, light(scene, place, [0, 1, 0], 0, table, open)), 1 - 0.2 * eased(1, 5, away))
}

function wall(scene: Scene, table: Colour): Colour {
  return dimmed(times(table, dimmed(lit(dimmed(KEY, LAMP[1]), SKY, 1), scene.lamp?.studio ?? 1)), 0.8)
}

/** What is seen along a ray that has met a thing. */
function seenThing(scene: Scene, from: Vector, way: Vector, far: number, table: Colour): Colour {
  const place = ahead(from, way, far)
  const normal = normalAt(scene, place, Math.max(0.0007 * far * 0.35, 0.0015))
  const { colour, rough, metal = 0, coat = 0.02, soft = 0, glow } = scene.surface(...place, normal)
  const open = openness(scene, place, normal)
  const matt = times(colour, light(scene, place, normal, soft, table, open))
  const facing = clamp(-dot(normal, way))
  const bounce = unit(ahead(way, normal, 2 * facing))
  const edge = (1 - facing) ** 5 * (1 - rough) ** 1.5
  let mirrored = room(bounce, table, rough)
  if (rough < 0.5 && (metal > 0 || coat > 0.03)) {
    const start = ahead(place, normal, 0.02)
    const other = meets(scene, start, bounce, 48)
    if (other !== undefined) {
      const hit = ahead(start, bounce, other)
      const thing = dimmed(scene.surface(...hit, normalAt(scene, hit, 0.004)).colour, 0.9)
      // What is far away blurs into the room, as no sheet of metal is quite flat.
      mirrored = mix(thing, mirrored, eased(0.3, 3.5, other))
    } else if (bounce[1] < -0.02) {
      const [x, y, z] = ahead(start, bounce, -start[1] / bounce[1])
      mirrored = mix(mirrored, dimmed(table, 0.3 + 1.2 * clamp(scene.distance(x, y, z) / 3)), 0.8)
    }
  }
  const studio = scene.lamp?.studio ?? 1
  const shine = dimmed(mirrored, studio * (0.35 + 0.65 * open))
  const plain = lit(matt, shine, coat + (coat > 0 ? edge * 0.6 : 0))
  const metallic = times(mix(colour, [1, 1, 1], edge), shine)
  const whole = mix(plain, metallic, metal)
  return glow ? lit(whole, glow, 1) : whole
}

/** What a film makes of light: bright tones bend towards white (the ACES curve, fitted by Krzysztof Narkowicz). */
const film = (value: number): number => {
  const x = value * 0.62
  return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14))
}

/** A scene as a picture. */
export function photograph(scene: Scene): Painting {
  const { from, at, angle } = scene.camera
  const table = scene.table ?? TABLE
  const forward = unit([at[0] - from[0], at[1] - from[1], at[2] - from[2]])
  const right = unit(cross(forward, [0, 1, 0]))
  const above = cross(right, forward)
  const scale = Math.tan((angle * Math.PI) / 360) / (HEIGHT / 2)
  const back = wall(scene, table)
  const seenByTable = { ...scene, distance: scene.shade ?? scene.distance }
  const colourAt = (x: number, y: number): Colour => {
    const [u, v] = [(x - WIDTH / 2) * scale, (HEIGHT / 2 - y) * scale]
    const way = unit([
      forward[0] + right[0] * u + above[0] * v,
      forward[1] + right[1] * u + above[1] * v,
      forward[2] + right[2] * u + above[2] * v,
    ])
    const far = meets(scene, from, way, 180)
    const toTable = way[1] < -1e-4 ? -from[1] / way[1] : Infinity
    let colour: Colour
    if (far !== undefined && far < toTable) colour = seenThing(scene, from, way, far, table)
    else if (toTable < FAR) {
      const place = ahead(from, way, toTable)
      const away = Math.hypot(place[0] - scene.holds[0], place[2] - scene.holds[2]) / scene.holds[3]
      colour = away > 9 ? back : mix(tableAt(seenByTable, place, table), back, eased(2.2, 9, away))
    } else colour = back
    const corner = 1 - 0.1 * eased(0.5, 1.15, Math.hypot(x / WIDTH - 0.5, y / HEIGHT - 0.5) * 1.6)
    return [film(colour[0] * corner), film(colour[1] * corner), film(colour[2] * corner)]
  }
  return { width: WIDTH, height: HEIGHT, colourAt, samples: 2 }
}
