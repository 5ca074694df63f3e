import type { Perspective } from '../../types.ts'

/** Where a document's id puts it: `drafts.<id>`, `versions.<release>.<id>`, or anything else. */
export type Layer = 'published' | 'drafts' | 'versions'

export function layerOf(id: string): Layer {
  if (id.startsWith('drafts.')) return 'drafts'
  if (id.startsWith('versions.')) return 'versions'
  return 'published'
}

/** The published id that a draft or version id stands for; other ids stand for themselves. */
export function publishedIdOf(id: string): string {
  if (id.startsWith('drafts.')) return id.slice('drafts.'.length)
  if (!id.startsWith('versions.')) return id
  const dot = id.indexOf('.', 'versions.'.length)
  return dot === -1 ? id : id.slice(dot + 1)
}

/** The id prefixes a perspective looks through, first wins. `raw` has none: every id stands for itself. */
export function prefixesOf(perspective: Exclude<Perspective, 'raw'>): string[] {
  if (perspective === 'published') return ['']
  if (perspective === 'drafts') return ['drafts.', '']
  const named = perspective.filter((name) => name !== 'published')
  return [...named.map((name) => (name === 'drafts' ? 'drafts.' : `versions.${name}.`)), '']
}
