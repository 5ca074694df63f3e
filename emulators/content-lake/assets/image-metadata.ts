/** Reads format, dimensions and metadata of an image by decoding it. */

import { encode } from 'blurhash'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { apiError } from '../errors.ts'
import { readExifFields, readLocation } from './exif.ts'
import { extractPalette } from './palette.ts'

/** The pixel limit of an image; decoded it takes four bytes per pixel. */
export const MAX_PIXELS = 120_000_000

const FORMATS: Record<string, { extension: string; mimeType: string }> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
}

interface DescribedImage {
  extension: string
  mimeType: string
  dimensions: { width: number; height: number }
  /** The `metadata` attribute of the document. */
  metadata: Record<string, unknown>
}

/**
 * Decodes the image at `path`. `wanted` are the request's `meta` parts: `none` keeps only dimensions and opacity; `thumbhash`,
 * `exif` and `location` are added on request. Throws a 400 when it is not a readable image.
 */
export async function describeImage(path: string, wanted: readonly string[]): Promise<DescribedImage> {
  try {
    const header = await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata()
    const format = FORMATS[header.format]
    if (!format) throw new Error(`${header.format} is not supported`)
    const dimensions = header.autoOrient
    return { ...format, dimensions, metadata: await metadataOf(path, header, wanted) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw apiError(
      400,
      'Bad Request',
      `Invalid image: ${reason.replaceAll(path, 'the upload').split('\n')[0]}`,
    )
  }
}

async function metadataOf(
  path: string,
  header: Metadata,
  wanted: readonly string[],
): Promise<Record<string, unknown>> {
  const { width, height } = header.autoOrient
  const open = () => sharp(path, { limitInputPixels: MAX_PIXELS }).autoOrient()
  const essentials = {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    hasAlpha: header.hasAlpha,
    isOpaque: header.hasAlpha ? (await open().stats()).isOpaque : true,
  }
  if (wanted.includes('none')) {
    // Only decoding detects a truncated image.
    await open().resize(1, 1).toBuffer()
    return essentials
  }
  return {
    ...essentials,
    blurHash: await createBlurHash(open()),
    lqip: await createPreview(open(), essentials.isOpaque),
    palette: extractPalette(
      await open()
        .resize(100, 100, { fit: 'inside' })
        .flatten({ background: '#fff' })
        .toColourspace('srgb')
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
    ...(wanted.includes('thumbhash') ? { thumbHash: await createThumbHash(open()) } : {}),
    ...(wanted.includes('exif') ? { exif: readExifFields(header.exif) } : {}),
    ...(wanted.includes('location') ? { location: readLocation(header.exif) } : {}),
  }
}

/** Reads the pixels of an image in four bytes each. */
const readPixels = (image: Sharp) =>
  image.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })

async function createBlurHash(image: Sharp): Promise<string> {
  const { data, info } = await readPixels(image.resize(32, 32, { fit: 'inside' }))
  const [across, down] = info.width >= info.height ? [4, 3] : [3, 4]
  return encode(new Uint8ClampedArray(data), info.width, info.height, across, down)
}

async function createThumbHash(image: Sharp): Promise<string> {
  const { data, info } = await readPixels(image.resize(100, 100, { fit: 'inside', withoutEnlargement: true }))
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** Returns a data URL, 20 pixels wide. */
async function createPreview(image: Sharp, isOpaque: boolean): Promise<string> {
  const small = image.resize(20).toColourspace('srgb')
  const bytes = isOpaque
    ? await small.flatten({ background: '#fff' }).jpeg({ quality: 60 }).toBuffer()
    : await small.png().toBuffer()
  return `data:image/${isOpaque ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`
}
