/** Reads the EXIF fields of asset documents from the TIFF directories of a JPEG's or WebP's EXIF block. */

/** The tags of the main and the EXIF directory that are stored, by number. */
const NAMES: Record<number, string> = {
  0x010f: 'Make',
  0x0110: 'Model',
  0x0132: 'DateTime',
  0x829a: 'ExposureTime',
  0x829d: 'FNumber',
  0x8827: 'ISO',
  0x9003: 'DateTimeOriginal',
  0x920a: 'FocalLength',
  0xa434: 'LensModel',
}
const EXIF_DIRECTORY = 0x8769
const GPS_DIRECTORY = 0x8825
/** Bytes per component of the TIFF types: byte, ascii, short, long, rational. */
const SIZES: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 }

type Values = (number | string)[]

/** Returns camera and exposure; undefined when the image has none. */
export function readExifFields(block: Buffer | undefined): Record<string, unknown> | undefined {
  const main = readExif(block)
  if (!main) return undefined
  const fields = [...main.tags, ...main.directory(EXIF_DIRECTORY)].flatMap(([tag, [value]]) => {
    const name = NAMES[tag]
    return name && value !== undefined ? [[name, value] as const] : []
  })
  return { _type: 'sanity.imageExifMetadata', ...Object.fromEntries(fields) }
}

/** Returns where the image was taken; undefined when it does not say. */
export function readLocation(block: Buffer | undefined): Record<string, unknown> | undefined {
  const position = readExif(block)?.directory(GPS_DIRECTORY)
  const lat = degrees(position?.get(2), position?.get(1))
  const lng = degrees(position?.get(4), position?.get(3))
  if (lat === undefined || lng === undefined) return undefined
  const [alt] = position?.get(6) ?? []
  return { _type: 'geopoint', lat, lng, ...(typeof alt === 'number' ? { alt } : {}) }
}

function degrees(parts: Values | undefined, reference: Values | undefined): number | undefined {
  const [whole, minutes = 0, seconds = 0] = (parts ?? []).map(Number)
  if (whole === undefined) return undefined
  const sign = reference?.[0] === 'S' || reference?.[0] === 'W' ? -1 : 1
  return sign * (whole + minutes / 60 + seconds / 3600)
}

function readExif(block: Buffer | undefined) {
  if (!block) return undefined
  const tiff = block.toString('latin1', 0, 4) === 'Exif' ? block.subarray(6) : block
  try {
    const littleEndian = tiff.toString('latin1', 0, 2) === 'II'
    const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
    const read = (offset: number) => readDirectory(view, offset, littleEndian)
    const tags = read(view.getUint32(4, littleEndian))
    return {
      tags,
      directory(tag: number): Map<number, Values> {
        const [offset] = tags.get(tag) ?? []
        return typeof offset === 'number' ? read(offset) : new Map<number, Values>()
      },
    }
  } catch (error) {
    // Edited images often have a truncated block; it is ignored.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function readDirectory(view: DataView, offset: number, littleEndian: boolean): Map<number, Values> {
  const tags = new Map<number, Values>()
  const count = view.getUint16(offset, littleEndian)
  for (let entry = offset + 2; entry < offset + 2 + count * 12; entry += 12) {
    const type = view.getUint16(entry + 2, littleEndian)
    const length = view.getUint32(entry + 4, littleEndian)
    const bytes = (SIZES[type] ?? 0) * length
    if (bytes === 0 || bytes > 1000) continue
    const start = bytes <= 4 ? entry + 8 : view.getUint32(entry + 8, littleEndian)
    tags.set(view.getUint16(entry, littleEndian), readValues(view, type, start, length, littleEndian))
  }
  return tags
}

function readValues(
  view: DataView,
  type: number,
  start: number,
  length: number,
  littleEndian: boolean,
): Values {
  if (type === 2) {
    const bytes = new Uint8Array(view.buffer, view.byteOffset + start, length)
    return [Buffer.from(bytes).toString('latin1').replace(/\0.*$/s, '').trim()]
  }
  return Array.from({ length }, (_, index) => {
    const at = start + index * (SIZES[type] ?? 1)
    if (type === 3) return view.getUint16(at, littleEndian)
    if (type === 4) return view.getUint32(at, littleEndian)
    if (type === 9) return view.getInt32(at, littleEndian)
    if (type === 5) return view.getUint32(at, littleEndian) / view.getUint32(at + 4, littleEndian)
    if (type === 10) return view.getInt32(at, littleEndian) / view.getInt32(at + 4, littleEndian)
    return view.getUint8(at)
  })
}
