import type { DocumentActionsResolver, NewDocumentOptionsResolver } from 'sanity'
import { SINGLETON_TYPES } from '../../schemas/shared/singletons.ts'

/** What would leave the site without a document it needs, or with two of them. */
const REFUSED: ReadonlySet<string | undefined> = new Set(['duplicate', 'delete', 'unpublish'])

/** Takes duplicate, delete and unpublish away from documents of which there is exactly one. */
export const limitActions: DocumentActionsResolver = (actions, { schemaType }) =>
  SINGLETON_TYPES.includes(schemaType) ? actions.filter(({ action }) => !REFUSED.has(action)) : actions

/** Takes such documents out of every “new document” menu. */
export const limitNewDocuments: NewDocumentOptionsResolver = (templates) =>
  templates.filter(({ templateId }) => !SINGLETON_TYPES.includes(templateId))
