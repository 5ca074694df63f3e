import type { DocumentActionComponent, DuplicateDocumentActionComponent, SanityDocumentLike } from 'sanity'

/**
 * Wraps Studio's “Duplicate” action so that the copy has neither the address, or number, nor the rating of its original. Otherwise the
 * preview of one address would have two documents. In lists with positions it comes right after its original.
 */
export function duplicateWithoutAddress(
  duplicate: DuplicateDocumentActionComponent,
): DocumentActionComponent {
  const action: DocumentActionComponent = (properties) => duplicate({ ...properties, mapDocument: mapToCopy })
  return Object.assign(action, { action: duplicate.action, displayName: duplicate.displayName })
}

function mapToCopy(original: SanityDocumentLike): SanityDocumentLike {
  const { slug: _, slugs: __, path: ___, rating: ____, ...copy } = original
  return typeof copy.order === 'number' ? { ...copy, order: copy.order + 1 } : copy
}
