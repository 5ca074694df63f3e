import type { Perspective } from '../../types.ts'

/** The layer of an id: `drafts.<id>`, `versions.<release>.<id>`, or anything else. */
export type Layer = 'published' | 'drafts' | 'versions'

export function layerOf(id: string): Layer {
  if (id.startsWith('drafts.')) return 'drafts'
  if (id.startsWith('versions.')) return 'versions'
  return 'published'
}

/** Returns the published id of a draft or version; other ids are returned unchanged. */
export function publishedIdOf(id: string): string {
  if (id.startsWith('drafts.')) return id.slice('drafts.'.length)
  if (!id.startsWith('versions.')) return id
  const dot = id.indexOf('.', 'versions.'.length)
  return dot === -1 ? id : id.slice(dot + 1)
}

/** Returns the id prefixes of a perspective, first wins. `raw` has none, because every id stands for itself. */
export function prefixesOf(perspective: Exclude<Perspective, 'raw'>): string[] {
  if (perspective === 'published') return ['']
  if (perspective === 'drafts') return ['drafts.', '']
  const named = perspective.filter((name) => name !== 'published')
  return [...named.map((name) => (name === 'drafts' ? 'drafts.' : `versions.${name}.`)), '']
}
