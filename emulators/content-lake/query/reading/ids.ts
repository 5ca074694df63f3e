import { isDraftId, isVersionId } from '../../documents/ids.ts'
import type { Perspective } from '../../types.ts'

/** The layer of an id: `drafts.<id>`, `versions.<release>.<id>`, or anything else. */
export type Layer = 'published' | 'drafts' | 'versions'

export function layerOf(id: string): Layer {
  if (isDraftId(id)) return 'drafts'
  return isVersionId(id) ? 'versions' : 'published'
}

/** Returns the id prefixes of a perspective, first wins. `raw` has none, because every id stands for itself. */
export function prefixesOf(perspective: Exclude<Perspective, 'raw'>): string[] {
  if (perspective === 'published') return ['']
  if (perspective === 'drafts') return ['drafts.', '']
  const named = perspective.filter((name) => name !== 'published')
  return [...named.map((name) => (name === 'drafts' ? 'drafts.' : `versions.${name}.`)), '']
}
