import type { DocumentActionComponent, DuplicateDocumentActionComponent, SanityDocumentLike } from 'sanity'

/** A product without its number, which no other may have: who duplicates it presses “Generate” for the next free one. */
export function withoutNumber(product: SanityDocumentLike): SanityDocumentLike {
  const { slug: _, ...rest } = product
  return rest
}

/** Studio's own action to duplicate a document, for products. */
export function duplicateProduct(duplicate: DuplicateDocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (properties) =>
    duplicate({ ...properties, mapDocument: withoutNumber })
  return Object.assign(action, { action: duplicate.action, displayName: duplicate.displayName })
}
