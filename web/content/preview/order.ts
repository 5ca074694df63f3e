/** Keys of a page's blocks in a document that an editor has just changed, and has not been asked for again; null where it tells none. */
export function blockKeys(document: object | null | undefined): string[] | null {
  const blocks: unknown = document && 'blocks' in document ? document.blocks : null
  if (!Array.isArray(blocks)) return null
  return blocks.flatMap((block: unknown) => {
    const key = typeof block === 'object' && block && '_key' in block ? block._key : null
    return typeof key === 'string' ? [key] : []
  })
}

/** Things in the order of keys: what no key names is left out, and a key that names nothing is passed over. */
export function inOrder<Thing extends { key: string }>(
  things: readonly Thing[],
  keys: readonly string[],
): Thing[] {
  const byKey = new Map(things.map((thing) => [thing.key, thing]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}
