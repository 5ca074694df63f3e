/** Parses the query parameters of image URLs, see sanity.io/docs/apis-and-sdks/image-urls. */

import { apiError } from '../errors.ts'

export const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const
export const OUTPUTS = ['jpg', 'pjpg', 'png', 'webp', 'gif', 'avif'] as const
const SIDES = ['top', 'bottom', 'left', 'right'] as const

export type Output = (typeof OUTPUTS)[number]
export type ImageParameters = ReturnType<typeof parseImageParameters>

/** The largest side of a rendered image in pixels, as hosted. */
export const LARGEST_SIDE = 8192

/** Parses a query. Throws a 400 that names the invalid parameter; unknown parameters are ignored, as hosted. */
export function parseImageParameters(query: URLSearchParams) {
  const number = (name: string, min: number, max: number) => parseNumber(query, name, min, max)
  const side = (name: string) => {
    const value = number(name, 1, LARGEST_SIDE)
    return value === undefined ? undefined : Math.round(value)
  }
  const x = number('fp-x', 0, 1)
  const y = number('fp-y', 0, 1)
  const flip = oneOf(query, 'flip', ['h', 'v', 'hv', 'vh'] as const) ?? ''
  return {
    width: side('w'),
    height: side('h'),
    minWidth: side('min-w'),
    minHeight: side('min-h'),
    maxWidth: side('max-w'),
    maxHeight: side('max-h'),
    fit: oneOf(query, 'fit', FITS) ?? 'clip',
    /** Sides to keep, `focalpoint` or `entropy`; empty means center. */
    crop: parseCrop(query),
    focalPoint: x === undefined && y === undefined ? undefined : { x: x ?? 0.5, y: y ?? 0.5 },
    rect: parseRect(query),
    quality: Math.round(number('q', 0, 100) ?? 75),
    dpr: number('dpr', 0.1, 3) ?? 1,
    blur: number('blur', 0, 2000) ?? 0,
    sharpen: number('sharp', 0, 100) ?? 0,
    saturation: number('sat', -100, 100) ?? 0,
    /** Eight hex digits, alpha last. */
    background: parseBackground(query),
    flip: { horizontal: flip.includes('h'), vertical: flip.includes('v') },
    orientation: Number(oneOf(query, 'or', ['0', '90', '180', '270'] as const) ?? 0) as 0 | 90 | 180 | 270,
    padding: Math.round(number('pad', 0, LARGEST_SIDE / 2) ?? 0),
    invert: oneOf(query, 'invert', ['true', 'false'] as const) === 'true',
    firstFrame: query.has('frame'),
    format: oneOf(query, 'fm', OUTPUTS),
    autoFormat: oneOf(query, 'auto', ['format'] as const) === 'format',
  }
}

/** Returns whether the parameters change the pixels; format and quality do not. */
export function changesPixels(parameters: ImageParameters): boolean {
  const { flip, width, height, minWidth, minHeight, maxWidth, maxHeight } = parameters
  const { rect, blur, sharpen, saturation, background, orientation, padding, invert, firstFrame } = parameters
  const sizes = [width, height, minWidth, minHeight, maxWidth, maxHeight, rect, background]
  const effects = [
    blur,
    sharpen,
    saturation,
    orientation,
    padding,
    invert,
    firstFrame,
    flip.horizontal,
    flip.vertical,
  ]
  return sizes.some((value) => value !== undefined) || effects.some(Boolean)
}

function parseNumber(query: URLSearchParams, name: string, min: number, max: number): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const value = Number(text)
  if (text.trim() !== '' && value >= min && value <= max) return value
  throw invalid(name, `must be a number between ${min} and ${max}`)
}

function oneOf<const T extends string>(
  query: URLSearchParams,
  name: string,
  allowed: readonly T[],
): T | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const found = allowed.find((value) => value === text)
  if (!found) throw invalid(name, `must be one of ${allowed.join(', ')}`)
  return found
}

function parseCrop(query: URLSearchParams): string[] {
  const parts = (query.get('crop') ?? 'center').split(',')
  const allowed = parts.length === 1 ? [...SIDES, 'center', 'focalpoint', 'entropy'] : SIDES
  if (!parts.every((part) => (allowed as readonly string[]).includes(part)))
    throw invalid('crop', `must be center, focalpoint, entropy, or sides (${SIDES.join(', ')})`)
  return parts.filter((part) => part !== 'center')
}

function parseRect(query: URLSearchParams) {
  const text = query.get('rect')
  if (text === null) return undefined
  const parts = text.split(',').map((part) => (part.trim() === '' ? NaN : Math.round(Number(part))))
  const [left, top, width, height] = parts
  const whole = parts.length === 4 && parts.every((part) => Number.isSafeInteger(part) && part >= 0)
  if (!whole || !width || !height || left === undefined || top === undefined)
    throw invalid('rect', 'must be left,top,width,height in pixels of the original')
  return { left, top, width, height }
}

/** Parses `rgb`, `rrggbb`, `argb` or `aarrggbb` in hex, as hosted. */
function parseBackground(query: URLSearchParams): string | undefined {
  const text = query.get('bg')
  if (text === null) return undefined
  if (!/^([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text))
    throw invalid('bg', 'must be a color in hex: rgb, argb, rrggbb or aarrggbb')
  const long = text.length < 6 ? text.replace(/./g, '$&$&') : text
  return (long.length === 8 ? long.slice(2) + long.slice(0, 2) : `${long}ff`).toLowerCase()
}

function invalid(name: string, rule: string): Error {
  return apiError(400, 'Bad Request', `Invalid value for parameter "${name}": ${rule}`)
}
