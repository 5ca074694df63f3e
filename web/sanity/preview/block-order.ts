/** Returns the block keys of a document that an editor has just changed; null when it has no blocks. */
export function blockKeys(document: object | null | undefined): string[] | null {
  const blocks: unknown = document && 'blocks' in document ? document.blocks : null
  if (!Array.isArray(blocks)) return null
  return blocks.flatMap((block: unknown) => {
    const key = typeof block === 'object' && block && '_key' in block ? block._key : null
    return typeof key === 'string' ? [key] : []
  })
}

/** Sorts items by a list of keys. Drops items without a key in the list, and ignores unknown keys. */
export function sortByKeys<Item extends { key: string }>(
  things: readonly Item[],
  keys: readonly string[],
): Item[] {
  const byKey = new Map(things.map((thing) => [thing.key, thing]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}
