/** Assets of an import: `_sanityAsset` addresses, which become references. */

import { mapObjects, walkObjects } from './walk.ts'

interface AssetAddress {
  kind: 'image' | 'file'
  /** `file://./images/x.png` (relative to the data file) or an HTTP URL. */
  url: string
}

const ADDRESS = /^(image|file)@([a-z]+:\/\/.+)$/

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

/** Returns the key of an asset in an export's `assets.json`: `image-<sha1>`. */
export function assetMapKey(assetId: string): string {
  return assetId.split('-').slice(0, 2).join('-')
}

/** Returns the attributes that the author of an asset set; the others are extracted again from the file. */
export function restorableAttributes(attributes: Record<string, unknown>): Record<string, unknown> {
  const derived = /^_|^(assetId|extension|mimeType|path|uploadId|url|sha1hash|size)$/
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !derived.test(name)))
}
