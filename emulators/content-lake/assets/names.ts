/** Asset ids and file names: `image-<sha1>-<width>x<height>-<extension>`, `file-<sha1>-<extension>`. */

export interface AssetName {
  kind: 'image' | 'file'
  sha1: string
  /** The displayed size in pixels, after EXIF orientation; images only. */
  dimensions?: { width: number; height: number }
  extension: string
}

const IMAGE_FILE = /^([0-9a-f]{40})-(\d{1,6})x(\d{1,6})\.([a-z0-9]{1,10})$/
const PLAIN_FILE = /^([0-9a-f]{40})\.([a-z0-9]{1,20})$/

/** Returns the `_id` of an asset document. */
export function assetId({ kind, sha1, dimensions, extension }: AssetName): string {
  const size = dimensions ? `-${dimensions.width}x${dimensions.height}` : ''
  return `${kind}-${sha1}${size}-${extension}`
}

/** Returns the file name in the URL of an asset. */
export function assetFile({ sha1, dimensions, extension }: AssetName): string {
  const size = dimensions ? `-${dimensions.width}x${dimensions.height}` : ''
  return `${sha1}${size}.${extension}`
}

/** Parses the file name of a URL; undefined for one that no upload creates. */
export function parseAssetFile(kind: AssetName['kind'], file: string): AssetName | undefined {
  const [, sha1, ...rest] = (kind === 'image' ? IMAGE_FILE : PLAIN_FILE).exec(file) ?? []
  const extension = rest.pop()
  if (!sha1 || !extension) return undefined
  if (kind === 'file') return { kind, sha1, extension }
  return { kind, sha1, extension, dimensions: { width: Number(rest[0]), height: Number(rest[1]) } }
}

/** Returns the extension of a file name in lowercase letters and digits, or `bin`. */
export function fileExtension(filename: string | undefined): string {
  return /\.([a-z0-9]{1,20})$/i.exec(filename ?? '')?.[1]?.toLowerCase() ?? 'bin'
}
