import type { DocumentActionsResolver, NewDocumentOptionsResolver } from 'sanity'
import { SITE_MADE_TYPES } from '../../schemas/shared/inquiries.ts'
import { FIXED_TYPES } from '../../schemas/shared/singletons.ts'
import { deleteProduct } from './delete-product.tsx'
import { duplicateProduct } from './duplicate-product.ts'
import { deleteInquiry, markAnswered, openFile } from './inquiries.ts'
import { orderActions } from './orders.tsx'

/** What would leave the site without a document it needs, or with two of it. */
const REFUSED: ReadonlySet<string | undefined> = new Set(['duplicate', 'delete', 'unpublish'])

/**
 * Takes duplicate, delete and unpublish away from documents that the site asks for by id. Inquiries have actions of
 * their own: there is nothing to publish. A count belongs to one product and has no second; a product's copy has no number yet,
 * and a product takes its count with it.
 */
export const limitActions: DocumentActionsResolver = (actions, { schemaType }) => {
  if (schemaType === 'inquiry') return [markAnswered, openFile, deleteInquiry]
  // A copy, and what every menu makes, would have an id without a dot, which anybody may read.
  if (schemaType === 'project') return actions.filter(({ action }) => action !== 'duplicate')
  if (schemaType === 'customer') return []
  // Orders move with stock and payment, which only the site does together.
  if (schemaType === 'order') return [...orderActions]
  if (schemaType === 'inventory') return actions.filter(({ action }) => action !== 'duplicate')
  if (schemaType === 'product') {
    return actions.map((action) => {
      if (action.action === 'delete') return deleteProduct
      return action.action === 'duplicate' ? duplicateProduct(action) : action
    })
  }
  return FIXED_TYPES.includes(schemaType) ? actions.filter(({ action }) => !REFUSED.has(action)) : actions
}

/** Takes such documents, those that only the site makes, and counts, which are begun at their product, out of every “new document” menu. */
export const limitNewDocuments: NewDocumentOptionsResolver = (templates) =>
  templates.filter(
    ({ templateId }) => ![...FIXED_TYPES, ...SITE_MADE_TYPES, 'inventory', 'project'].includes(templateId),
  )
