/** Calculates sizes and crops of rendered images in pixels. */

import { type ImageParameters, LARGEST_SIDE } from './image-parameters.ts'

export interface Size {
  width: number
  height: number
}

export interface Rect extends Size {
  left: number
  top: number
}

/** How to transform the cropped and rotated source: take `crop`, scale it to `scaled`, place it on `canvas`. */
export interface Plan {
  /** The used part of the source; for `entropy`, sharp chooses it. */
  crop: Rect | 'entropy'
  scaled: Size
  canvas: Size
}

/** Plans how a source is fitted. `clip` scales up and down, `max` only down, as hosted. */
export function planImage(source: Size, parameters: ImageParameters): Plan {
  const box = targetBox(source, parameters)
  const aspect = source.width / source.height
  const whole: Rect = { left: 0, top: 0, ...source }
  const inside = (limit: Size, upscale: boolean): Size => {
    const scale = Math.min(limit.width / source.width, limit.height / source.height, upscale ? Infinity : 1)
    return rounded({ width: source.width * scale, height: source.height * scale })
  }
  // With only one side given, the other follows from the aspect ratio.
  const full: Size = {
    width: box.width ?? (box.height ?? source.height) * aspect,
    height: box.height ?? (box.width ?? source.width) / aspect,
  }
  switch (parameters.fit) {
    case 'scale':
      return { crop: whole, scaled: rounded(full), canvas: rounded(full) }
    case 'crop':
      return { crop: cover(source, full, parameters), scaled: rounded(full), canvas: rounded(full) }
    case 'min': {
      const shrink = Math.min(1, source.width / full.width, source.height / full.height)
      const size = rounded({ width: full.width * shrink, height: full.height * shrink })
      return { crop: cover(source, size, parameters), scaled: size, canvas: size }
    }
    case 'fill':
    case 'fillmax':
      return { crop: whole, scaled: inside(full, parameters.fit === 'fill'), canvas: rounded(full) }
    case 'clip':
    case 'max': {
      const limit = { width: box.width ?? Infinity, height: box.height ?? Infinity }
      const unbound = box.width === undefined && box.height === undefined
      const size = unbound ? rounded(source) : inside(limit, parameters.fit === 'clip')
      return { crop: whole, scaled: size, canvas: size }
    }
  }
}

/** Returns the requested size after `dpr` and the min and max parameters. */
function targetBox(source: Size, parameters: ImageParameters): Partial<Size> {
  const { dpr, width, height, minWidth, minHeight, maxWidth, maxHeight } = parameters
  return {
    width: bounded(width, source.width, minWidth, maxWidth, dpr),
    height: bounded(height, source.height, minHeight, maxHeight, dpr),
  }
}

function bounded(
  requested: number | undefined,
  own: number,
  min = 0,
  max = Infinity,
  dpr = 1,
): number | undefined {
  const free = requested ?? own
  const held = Math.min(Math.max(free, min), max)
  if (requested === undefined && held === own) return undefined
  return Math.min(held * dpr, LARGEST_SIDE)
}

/**
 * Returns the largest part of the source with the target's aspect ratio, aligned to a side, the focal point or the
 * center.
 */
function cover(source: Size, target: Size, { crop, focalPoint }: ImageParameters): Rect | 'entropy' {
  if (crop.includes('entropy')) return 'entropy'
  const scale = Math.min(source.width / target.width, source.height / target.height)
  const size = {
    width: Math.min(source.width, Math.max(1, Math.round(target.width * scale))),
    height: Math.min(source.height, Math.max(1, Math.round(target.height * scale))),
  }
  const centre = { x: 0.5, y: 0.5 }
  const focus = crop.length === 0 || crop.includes('focalpoint') ? (focalPoint ?? centre) : centre
  const place = (start: string, end: string, at: number, whole: number, part: number) => {
    if (crop.includes(start)) return 0
    if (crop.includes(end)) return whole - part
    return Math.round(Math.min(Math.max(at * whole - part / 2, 0), whole - part))
  }
  return {
    ...size,
    left: place('left', 'right', focus.x, source.width, size.width),
    top: place('top', 'bottom', focus.y, source.height, size.height),
  }
}

function rounded({ width, height }: Size): Size {
  const side = (value: number) => Math.min(LARGEST_SIDE, Math.max(1, Math.round(value)))
  return { width: side(width), height: side(height) }
}
