/** Assets in documents: references in a lake, `_sanityAsset` addresses in an export. */

import { isRecord, mapObjects, walkObjects } from './walk.ts'

interface AssetAddress {
  kind: 'image' | 'file'
  /** `file://./images/x.png` (relative to the data file) or an HTTP URL. */
  url: string
}

const ADDRESS = /^(image|file)@([a-z]+:\/\/.+)$/
const ASSET_ID = /^(image|file)-([0-9a-f]{40})(?:-(\d+x\d+))?-([a-z0-9]+)$/

/** Parses `image@file://./images/x.png`. Throws for anything else. */
export function parseAddress(text: unknown): AssetAddress {
  const [, kind, url] = ADDRESS.exec(String(text)) ?? []
  if (url && (kind === 'image' || kind === 'file')) return { kind, url }
  throw new Error(`"${String(text)}" is not of the form image@file://./path or file@file://./path`)
}

/** Returns every distinct `_sanityAsset` of a document. */
export function addressesIn(document: unknown): string[] {
  const found = new Set<string>()
  walkObjects(document, (object) => {
    if ('_sanityAsset' in object) found.add(String(object['_sanityAsset']))
  })
  return [...found]
}

/** Returns a copy in which addresses are references to the uploaded assets. */
export function resolveAddresses(document: unknown, assetIds: ReadonlyMap<string, string>): unknown {
  return mapObjects(document, ({ _sanityAsset: address, ...rest }) => {
    const id = assetIds.get(String(address))
    return address === undefined || !id ? rest : { ...rest, asset: { _type: 'reference', _ref: id } }
  })
}

/**
 * Returns the path of an asset in an export: `images/<sha1>-<w>x<h>.<ext>`, `files/<sha1>.<ext>`; undefined for other
 * ids.
 */
export function exportPath(assetId: string): string | undefined {
  const [, kind, sha1, size, extension] = ASSET_ID.exec(assetId) ?? []
  return kind && sha1 && extension && `${kind}s/${sha1}${size ? `-${size}` : ''}.${extension}`
}

/** Returns the key of an asset in an export's `assets.json`: `image-<sha1>`. */
export function assetMapKey(assetId: string): string {
  return assetId.split('-').slice(0, 2).join('-')
}

/** Returns a copy in which references to assets are addresses inside the export. */
export function exportAddresses(document: unknown): unknown {
  return mapObjects(document, (object) => {
    const { asset, ...rest } = object
    const id = isRecord(asset) && typeof asset['_ref'] === 'string' ? asset['_ref'] : ''
    const path = exportPath(id)
    return path ? { _sanityAsset: `${id.split('-', 1)[0]}@file://./${path}`, ...rest } : object
  })
}

/** Returns the attributes that the author of an asset set; the others are extracted again from the file. */
export function restorableAttributes(attributes: Record<string, unknown>): Record<string, unknown> {
  const derived = /^_|^(assetId|extension|mimeType|path|uploadId|url|sha1hash|size)$/
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !derived.test(name)))
}
