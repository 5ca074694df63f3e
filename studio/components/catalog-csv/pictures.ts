import type { StoredProduct } from '../catalog/catalog.ts'
import { listedValues } from './column.ts'

/** The column of pictures. Imports add pictures and never remove any, so exports leave it empty. */
export const PICTURES = 'pictures'

/** A picture to upload: a chosen file, or one to download. */
export type PictureSource = { name: string; file: File } | { name: string; url: string }

/** Chosen files by name in lower case; null where two have the same name. */
export type ChosenPictures = ReadonlyMap<string, File | null>

const MAX_PICTURE_BYTES = 20_000_000

const ADDRESS = /^https?:\/\//i

/** Indexes chosen files by name. */
export function indexPictures(files: readonly File[]): ChosenPictures {
  const byName = new Map<string, File | null>()
  for (const file of files) {
    const name = file.name.toLowerCase()
    byName.set(name, byName.has(name) ? null : file)
  }
  return byName
}

/** Returns why a file cannot be a product’s picture, or undefined. */
export function findPictureError({ type, size }: Pick<Blob, 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/')) return 'isn’t a picture.'
  return size > MAX_PICTURE_BYTES ? 'is larger than 20 MB.' : undefined
}

/** Parses a cell of file names and addresses, and returns every error. */
export function parsePictures(
  cell: string,
  chosen: ChosenPictures,
): { sources: PictureSource[]; errors: string[] } {
  const sources = new Map<string, PictureSource>()
  const errors: string[] = []
  for (const name of listedValues(cell)) {
    const source = findSource(name, chosen)
    if ('error' in source) errors.push(`“${name}” ${source.error}`)
    else sources.set(name.toLowerCase(), source)
  }
  return { sources: [...sources.values()], errors }
}

function findSource(name: string, chosen: ChosenPictures): PictureSource | { error: string } {
  if (ADDRESS.test(name)) return URL.canParse(name) ? { name, url: name } : { error: 'isn’t an address.' }
  const file = chosen.get(name.toLowerCase())
  if (file === null) return { error: 'is the name of two chosen pictures.' }
  if (!file) return { error: 'isn’t among the chosen pictures.' }
  const error = findPictureError(file)
  return error ? { error } : { name, file }
}

type Figure = NonNullable<StoredProduct['cover']>

const hasAsset = (figure: Figure | undefined, id: string): boolean => figure?.asset?._ref === id

/**
 * Adds uploaded pictures to a product; the first becomes the cover of a product without one. Pictures that the product has are skipped.
 *
 * @param assets ids of the uploaded pictures, in order
 * @returns the changed fields
 */
export function addPictures(
  { cover, images = [] }: Pick<StoredProduct, 'cover' | 'images'>,
  assets: readonly string[],
): Pick<StoredProduct, 'cover' | 'images'> {
  const added = [...new Set(assets)].filter(
    (id) => !hasAsset(cover, id) && !images.some((image) => hasAsset(image, id)),
  )
  const toFigure = (id: string): Figure => ({ _type: 'figure', asset: { _type: 'reference', _ref: id } })
  const [newCover] = cover?.asset ? [] : added
  const others = added.filter((id) => id !== newCover)
  return {
    ...(newCover && { cover: { ...cover, ...toFigure(newCover) } }),
    ...(others.length > 0 && { images: [...images, ...others.map((id) => ({ _key: id, ...toFigure(id) }))] }),
  }
}
