import type { DocumentActionsResolver, NewDocumentOptionsResolver } from 'sanity'
import { FIXED_TYPES } from '../../schemas/shared/singletons.ts'

/** What would leave the site without a document it needs, or with two of it. */
const REFUSED: ReadonlySet<string | undefined> = new Set(['duplicate', 'delete', 'unpublish'])

/** Takes duplicate, delete and unpublish away from documents that the site asks for by id. */
export const limitActions: DocumentActionsResolver = (actions, { schemaType }) =>
  FIXED_TYPES.includes(schemaType) ? actions.filter(({ action }) => !REFUSED.has(action)) : actions

/** Takes such documents out of every “new document” menu. */
export const limitNewDocuments: NewDocumentOptionsResolver = (templates) =>
  templates.filter(({ templateId }) => !FIXED_TYPES.includes(templateId))
