/** Red, green and blue as amounts of light: 0 is none, 1 what a screen can show; sums and shares are those of light. */
export type Colour = readonly [red: number, green: number, blue: number]

const toLight = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** What a screen is sent for an amount of light, both from 0 to 1 (the curve of sRGB). */
export const fromLight = (light: number): number =>
  light <= 0.0031308 ? Math.max(light, 0) * 12.92 : 1.055 * Math.min(light, 1) ** (1 / 2.4) - 0.055

/** A colour from its notation `#rrggbb`. */
export function hex(notation: string): Colour {
  const channel = (from: number) => toLight(parseInt(notation.slice(from, from + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

/** The notation `#rrggbb` of a colour. */
export const notation = (colour: Colour): string =>
  `#${colour
    .map((light) =>
      Math.round(fromLight(light) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** A share of one light and the rest of another; 0 gives `from`, 1 gives `to`. */
export const mix = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** Light on top of light. */
export const lit = (colour: Colour, light: Colour, amount: number): Colour => [
  colour[0] + light[0] * amount,
  colour[1] + light[1] * amount,
  colour[2] + light[2] * amount,
]

/** Less of every light, or more. */
export const dimmed = (colour: Colour, amount: number): Colour => [
  colour[0] * amount,
  colour[1] * amount,
  colour[2] * amount,
]

/** One colour seen through another, as through a filter. */
export const times = (a: Colour, b: Colour): Colour => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]

/** A value held between two others. */
export const clamp = (value: number, from = 0, to = 1): number => Math.min(Math.max(value, from), to)

/** From 0 at one edge to 1 at the other, leaving and arriving gently. */
export function eased(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** Steps kept of a ramp: finer than any screen can tell. */
const STEPS = 2048

/** Oklab, in which equal steps look equal (Björn Ottosson, 2020). */
function toLab([r, g, b]: Colour): Colour {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness, a, b]: Colour): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/**
 * A run of colours that changes evenly to the eye.
 * @param stops Places in [0, 1], in order, with the notation of the colour there
 * @returns the colour at a place; outside of [0, 1] that of the nearer end
 */
export function ramp(
  stops: readonly (readonly [place: number, colour: string])[],
): (place: number) => Colour {
  const labs = stops.map(([place, colour]) => [place, toLab(hex(colour))] as const)
  const table = Array.from({ length: STEPS + 1 }, (_, step): Colour => {
    const place = step / STEPS
    const next = labs.findIndex(([start]) => start >= place)
    const [to, from] = [labs.at(next), labs[next < 0 ? labs.length - 1 : Math.max(next - 1, 0)]]
    if (!to || !from) return [0, 0, 0]
    return fromLab(mix(from[1], to[1], to[0] === from[0] ? 0 : (place - from[0]) / (to[0] - from[0])))
  })
  return (place) => table[Math.round(clamp(place) * STEPS)] ?? [0, 0, 0]
}
