/** Reads the EXIF fields of asset documents from an image's EXIF block. */

import readExif, { type Exif } from 'exif-reader'

/** The stored fields, by the names of the library. */
const STORED = {
  Make: 'Make',
  Model: 'Model',
  DateTime: 'DateTime',
  ExposureTime: 'ExposureTime',
  FNumber: 'FNumber',
  ISOSpeedRatings: 'ISO',
  DateTimeOriginal: 'DateTimeOriginal',
  FocalLength: 'FocalLength',
  LensModel: 'LensModel',
}

/** Returns camera and exposure; undefined when the image has none. */
export function readExifFields(block: Buffer | undefined): Record<string, unknown> | undefined {
  const exif = parseBlock(block)
  if (!exif) return undefined
  const tags: Record<string, unknown> = { ...exif.Image, ...exif.Photo }
  const fields = Object.entries(STORED).flatMap(([tag, name]) => {
    const [value] = [tags[tag]].flat()
    return isMissing(value) ? [] : [[name, toStoredValue(value)] as const]
  })
  return { _type: 'sanity.imageExifMetadata', ...Object.fromEntries(fields) }
}

/** Cameras write what they do not know as 0/0, which no document may contain. */
const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'number' && !Number.isFinite(value))

/** Cameras end texts with spaces or zero bytes. */
const toStoredValue = (value: unknown): unknown =>
  value instanceof Date
    ? value.toISOString()
    : typeof value === 'number'
      ? value
      : String(value).replace(/\0.*$/s, '').trim()

/** Returns where the image was taken; undefined when it does not say. */
export function readLocation(block: Buffer | undefined): Record<string, unknown> | undefined {
  const position = parseBlock(block)?.GPSInfo
  const lat = degrees(position?.GPSLatitude, position?.GPSLatitudeRef)
  const lng = degrees(position?.GPSLongitude, position?.GPSLongitudeRef)
  if (lat === undefined || lng === undefined) return undefined
  const alt = position?.GPSAltitude
  return { _type: 'geopoint', lat, lng, ...(isMissing(alt) ? {} : { alt }) }
}

function degrees(parts: number[] | undefined, reference: string | undefined): number | undefined {
  if (!Array.isArray(parts)) return undefined
  const [whole = 0, minutes = 0, seconds = 0] = parts
  const sign = reference === 'S' || reference === 'W' ? -1 : 1
  const angle = sign * (whole + minutes / 60 + seconds / 3600)
  return isMissing(angle) ? undefined : angle
}

function parseBlock(block: Buffer | undefined): Exif | undefined {
  try {
    return block && readExif(block)
  } catch {
    // Edited images often have an invalid block; it is ignored.
    return undefined
  }
}
