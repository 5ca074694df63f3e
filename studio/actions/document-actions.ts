import type { DocumentActionsResolver, DocumentBadgesResolver, NewDocumentOptionsResolver } from 'sanity'
import { SITE_MADE_TYPES } from '#schemas/fields/site-written.ts'
import type { StockRequest } from '#schemas/shared/documents.generated.ts'
import { isRoutedType } from '#schemas/shared/routes.ts'
import { FIXED_TYPES, PERMANENT_TYPES } from '#schemas/shared/singletons.ts'
import { canCreate, CONTENT_TYPES } from '../roles.ts'
import { ApprovalBadge, ApproveDraft } from './approval.tsx'
import { duplicateWithoutAddress } from './duplicate.ts'
import { DeleteInquiry, DownloadAttachment, InquiryStateBadge, MarkAnswered } from './inquiries.ts'
import { orderDocumentActions } from './orders.tsx'
import { DeleteProduct } from './products.tsx'
import { offerRedirect } from './publish.tsx'
import { createPurgeAction } from './purge.ts'
import { ReleasesBadge } from './releases.ts'
import { reviewActions } from './reviews.ts'

/** Actions that permanent documents lack: they would leave the site without one, or with two of it. */
const FORBIDDEN_ACTIONS: ReadonlySet<string | undefined> = new Set(['duplicate', 'delete', 'unpublish'])

/** Documents of the Media tool, which creates them itself. */
const MEDIA_TYPES = ['media.tag', 'media.folder']

const DeleteStockRequest = createPurgeAction<StockRequest>({
  name: 'DeleteStockRequest',
  question: ({ email }) =>
    `Delete the back-in-stock request${email ? ` of ${email}` : ''}? This can’t be undone.`,
  failure: 'The request wasn’t deleted',
})

/**
 * Resolves the actions of a document. Publishing a new address offers those who may add redirects to redirect the old one, and copies have no
 * address.
 */
export const resolveDocumentActions: DocumentActionsResolver = (actions, context) => {
  const { schemaType, currentUser } = context
  const isRedirected = isRoutedType(schemaType) && canCreate(currentUser, 'redirect')
  const resolved = actionsOfType(actions, context).map((action) => {
    if (action.action === 'duplicate') return duplicateWithoutAddress(action)
    return action.action === 'publish' && isRedirected ? offerRedirect(action, schemaType) : action
  })
  const [publish, ...others] = resolved
  return publish && hasApproval(context) ? [publish, ApproveDraft, ...others] : resolved
}

/** Returns whether colleagues approve drafts of a type, and the user may edit it. */
const hasApproval = ({
  schemaType,
  currentUser,
}: Pick<Parameters<DocumentActionsResolver>[1], 'schemaType' | 'currentUser'>): boolean =>
  CONTENT_TYPES.includes(schemaType) && canCreate(currentUser, schemaType)

/** Adds a warning about several releases, the state of an inquiry, and to drafts of content that of their approval. */
export const resolveDocumentBadges: DocumentBadgesResolver = (badges, { schemaType }) => [
  ...badges,
  ReleasesBadge,
  ...(schemaType === 'inquiry' ? [InquiryStateBadge] : []),
  ...(CONTENT_TYPES.includes(schemaType) ? [ApprovalBadge] : []),
]

/** Resolves the actions of a document: fixed documents keep their id, and private ones are handled by type. */
const actionsOfType: DocumentActionsResolver = (actions, { schemaType }) => {
  switch (schemaType) {
    case 'inquiry':
      return [MarkAnswered, DownloadAttachment, DeleteInquiry]
    case 'review':
      return [...reviewActions]
    case 'stockRequest':
      // The site writes it, and staff delete it when its owner asks them to.
      return [DeleteStockRequest]
    case 'customer':
    case 'productReviews':
      return []
    case 'order':
      // Only the site changes orders, together with stock and payment.
      return [...orderDocumentActions]
    case 'project':
    case 'discount':
    // A copy would get an id without a dot, which is public.
    case 'inventory':
      // Each product has exactly one stock document.
      return actions.filter(({ action }) => action !== 'duplicate')
    case 'product':
      return actions.map((action) => (action.action === 'delete' ? DeleteProduct : action))
    default:
      return PERMANENT_TYPES.includes(schemaType)
        ? actions.filter(({ action }) => !FORBIDDEN_ACTIONS.has(action))
        : actions
  }
}

/**
 * Removes types from the “new document” menus that exist once, are created by the site or by Media, need a private id, or that the
 * user's role cannot create.
 */
export const resolveNewDocumentOptions: NewDocumentOptionsResolver = (templates, { currentUser }) =>
  templates.filter(
    ({ templateId }) =>
      ![
        ...FIXED_TYPES,
        ...SITE_MADE_TYPES,
        'inventory',
        'project',
        'discount',
        'giftCard',
        ...MEDIA_TYPES,
      ].includes(templateId) && canCreate(currentUser, templateId),
  )
