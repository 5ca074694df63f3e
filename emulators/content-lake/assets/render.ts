/** Renders an image with sharp: crop, rotate, fit, effects, encode. */

import sharp, { type Sharp } from 'sharp'
import { apiError } from '../errors.ts'
import { planImage, type Rect, type Size } from './geometry.ts'
import { MAX_PIXELS } from './image-metadata.ts'
import { changesPixels, type ImageParameters, LARGEST_SIDE, type Output } from './image-parameters.ts'

// The caller limits concurrency; one thread per render shares two cores fairly with queries.
sharp.concurrency(1)
sharp.cache({ memory: 64, files: 0 })

const ANIMATED: readonly Output[] = ['gif', 'webp']

/** Renders and encodes the original at `path`, which is displayed at `size`. Throws a 400 for a `rect` outside it. */
export async function renderImage(
  path: string,
  original: Size,
  parameters: ImageParameters,
  output: Output,
): Promise<Buffer> {
  if (ANIMATED.includes(output) && !parameters.firstFrame && keepsFrames(parameters)) {
    const image = sharp(path, { limitInputPixels: MAX_PIXELS, animated: true })
    const { scaled } = planImage(original, parameters)
    return encode(image.resize({ ...scaled, fit: 'fill' }), parameters, output).toBuffer()
  }
  const cut = await cutAndTurn(path, original, parameters)
  const plan = planImage(cut.size, parameters)
  requirePadding(plan.canvas, parameters)
  const fitted =
    plan.crop === 'entropy'
      ? cut.image.resize({ ...plan.scaled, fit: 'cover', position: sharp.strategy.entropy })
      : cut.image.extract(plan.crop).resize({ ...plan.scaled, fit: 'fill' })
  const framed = placeOnCanvas(fitted, plan.scaled, plan.canvas, parameters, output)
  // Effects apply to the finished frame, so they need their own pass.
  const frame = applyEffects(await nextPass(framed), parameters)
  return encode(withBackground(frame, parameters, output), parameters, output).toBuffer()
}

/** Only scaling keeps an animation; all other operations return its first frame. */
function keepsFrames(parameters: ImageParameters): boolean {
  const scalingOnly = {
    ...parameters,
    width: undefined,
    height: undefined,
    maxWidth: undefined,
    maxHeight: undefined,
  }
  return ['clip', 'max', 'scale'].includes(parameters.fit) && !changesPixels(scalingOnly)
}

async function cutAndTurn(
  path: string,
  original: Size,
  parameters: ImageParameters,
): Promise<{ image: Sharp; size: Size }> {
  const { orientation, flip, rect } = parameters
  const source = sharp(path, { limitInputPixels: MAX_PIXELS }).autoOrient()
  const part = rect ? within(rect, original) : undefined
  const { width, height } = part ?? original
  const size: Size = { width, height }
  if (!orientation && !flip.horizontal && !flip.vertical) {
    // sharp crops once before scaling; a second crop needs its own pass.
    return { image: part ? await nextPass(source.extract(part)) : source, size }
  }
  const turned = (await nextPass(part ? source.extract(part) : source)).rotate(orientation)
  const image = await nextPass(turned)
  const flipped = image.flop(flip.horizontal).flip(flip.vertical)
  const sideways = orientation === 90 || orientation === 270
  return {
    image: await nextPass(flipped),
    size: sideways ? { width: height, height: width } : size,
  }
}

function within(rect: Rect, { width, height }: Size): Rect {
  if (rect.left >= width || rect.top >= height)
    throw apiError(
      400,
      'Bad Request',
      `Invalid value for parameter "rect": outside the image (${width}x${height})`,
    )
  return {
    ...rect,
    width: Math.min(rect.width, width - rect.left),
    height: Math.min(rect.height, height - rect.top),
  }
}

/** Throws a 400 for padding beyond the largest image: its pixels would take a gigabyte. */
function requirePadding({ width, height }: Size, { padding }: ImageParameters): void {
  if (padding === 0 || Math.max(width, height) + 2 * padding <= LARGEST_SIDE) return
  const message = `Invalid value for parameter "pad": the image would be larger than ${LARGEST_SIDE} pixels`
  throw apiError(400, 'Bad Request', message)
}

/** Returns the same pixels as a new source, so that operations run in our order instead of sharp's. */
async function nextPass(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS })
}

function placeOnCanvas(
  image: Sharp,
  scaled: Size,
  canvas: Size,
  parameters: ImageParameters,
  output: Output,
): Sharp {
  const left = Math.floor((canvas.width - scaled.width) / 2) + parameters.padding
  const top = Math.floor((canvas.height - scaled.height) / 2) + parameters.padding
  const right = canvas.width + 2 * parameters.padding - scaled.width - left
  const bottom = canvas.height + 2 * parameters.padding - scaled.height - top
  if (left + right + top + bottom === 0) return image
  return image.extend({ left, top, right, bottom, background: chooseBackground(parameters, output) })
}

function applyEffects(image: Sharp, { blur, sharpen, saturation, invert }: ImageParameters): Sharp {
  if (blur > 0) image = image.blur(Math.max(0.3, blur / 10))
  if (sharpen > 0) image = image.sharpen({ sigma: 0.5 + sharpen / 50 })
  if (saturation !== 0) image = image.modulate({ saturation: 1 + saturation / 100 })
  return invert ? image.negate({ alpha: false }) : image
}

function withBackground(image: Sharp, parameters: ImageParameters, output: Output): Sharp {
  const opaque = output === 'jpg' || output === 'pjpg'
  return opaque || parameters.background
    ? image.flatten({ background: chooseBackground(parameters, output) })
    : image
}

function chooseBackground({ background }: ImageParameters, output: Output): string {
  if (background) return `#${background}`
  return output === 'jpg' || output === 'pjpg' ? '#ffffffff' : '#00000000'
}

function encode(image: Sharp, { quality }: ImageParameters, output: Output): Sharp {
  const atLeastOne = Math.max(1, quality)
  switch (output) {
    case 'jpg':
      return image.jpeg({ quality: atLeastOne })
    case 'pjpg':
      return image.jpeg({ quality: atLeastOne, progressive: true })
    case 'png':
      return image.png()
    case 'webp':
      return image.webp({ quality: atLeastOne })
    case 'gif':
      return image.gif()
    case 'avif':
      // AVIF needs a lower number for the same look. Effort 1 took four times as long for files a fifth smaller.
      return image.avif({ quality: Math.max(1, Math.round((atLeastOne * 2) / 3)), effort: 0 })
  }
}
