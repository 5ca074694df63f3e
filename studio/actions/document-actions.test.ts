import type {
  DocumentActionComponent,
  DocumentActionsContext,
  DocumentBadgeProps,
  DocumentBadgesContext,
  NewDocumentOptionsContext,
} from 'sanity'
import { expect, test, vi } from 'vitest'
import { FIXED_TYPES } from '#schemas/shared/singletons.ts'
import { ApprovalBadge, ApproveDraft } from './approval.tsx'
import {
  resolveDocumentActions,
  resolveDocumentBadges,
  resolveNewDocumentOptions,
} from './document-actions.ts'
import { InquiryStateBadge } from './inquiries.ts'
import { ReleasesBadge } from './releases.ts'

vi.mock('../environment.ts', () => ({ previewUrl: 'https://www.example.com' }))

const NAMES = ['publish', 'unpublish', 'discardChanges', 'duplicate', 'restore', 'delete'] as const

/** Returns the actions left for a type. */
function remaining(schemaType: string): string[] {
  const actions = NAMES.map((action) => Object.assign(() => null, { action })) as DocumentActionComponent[]
  return resolveDocumentActions(actions, { schemaType } as DocumentActionsContext).flatMap(
    ({ action }) => action ?? [],
  )
}

test.each(FIXED_TYPES)('%s can only be published, discarded and restored', (type) => {
  expect(remaining(type)).toEqual(['publish', 'discardChanges', 'restore'])
})

test('other documents keep every action', () => {
  expect(remaining('service')).toEqual(NAMES)
})

test('drafts of content are approved by those who may edit them', () => {
  const publish = Object.assign(() => null, { action: 'publish' }) as DocumentActionComponent
  const isApprovable = (role: string, schemaType: string) => {
    const context = { schemaType, currentUser: { roles: [{ name: role, title: role }] } }
    return resolveDocumentActions([publish], context as DocumentActionsContext).includes(ApproveDraft)
  }
  expect(['page', 'product', 'order'].map((type) => isApprovable('marketer', type))).toEqual([
    true,
    false,
    false,
  ])
  expect(isApprovable('merchandiser', 'page')).toBe(false)
})

test('a new address is redirected by those who may add redirects, of products and categories too', () => {
  const publish = Object.assign(() => null, { action: 'publish' }) as DocumentActionComponent
  const offersRedirect = (role: string, schemaType: string) => {
    const context = { schemaType, currentUser: { roles: [{ name: role, title: role }] } }
    return resolveDocumentActions([publish], context as DocumentActionsContext)[0] !== publish
  }
  expect(['page', 'category', 'product', 'faq'].map((type) => offersRedirect('administrator', type))).toEqual(
    [true, true, true, false],
  )
  expect(offersRedirect('marketer', 'page')).toBe(true)
  expect(offersRedirect('merchandiser', 'category')).toBe(false)
})

test('documents of all types warn about several releases, and content shows its approval', () => {
  const badgesOf = (schemaType: string) => resolveDocumentBadges([], { schemaType } as DocumentBadgesContext)
  expect(badgesOf('page')).toEqual([ReleasesBadge, ApprovalBadge])
  expect(badgesOf('product')).toContain(ReleasesBadge)
})

test('an inquiry says when it has left the list of new ones', () => {
  const badgeOf = (state: string) =>
    InquiryStateBadge({ published: { state } } as unknown as DocumentBadgeProps)
  expect(badgeOf('spam')).toMatchObject({ label: 'Spam', title: 'It is under Inquiries, Spam.' })
  expect(badgeOf('answered')?.label).toBe('Answered')
  expect(badgeOf('new')).toBeNull()
  expect(resolveDocumentBadges([], { schemaType: 'inquiry' } as DocumentBadgesContext)).toContain(
    InquiryStateBadge,
  )
})

test('stock cannot be duplicated', () => {
  expect(remaining('inventory')).toEqual(NAMES.filter((name) => name !== 'duplicate'))
})

test.each([
  ['product', { slug: { current: '1030' }, rating: {} }],
  ['service', { slug: { current: 'cloud' }, slugs: { ar: 'سحابة' } }],
  ['page', { path: { current: '/about' } }],
])('a duplicated %s follows its original as a copy, without its address and rating', (schemaType, own) => {
  const given: unknown[] = []
  const actions = NAMES.map((action) =>
    Object.assign((properties: unknown) => (given.push(properties), null), { action }),
  ) as unknown as DocumentActionComponent[]
  const limited = resolveDocumentActions(actions, { schemaType } as DocumentActionsContext).filter(
    (action) => action !== ApproveDraft,
  )
  expect(limited.map(({ action }) => action ?? 'own')).toEqual(
    NAMES.map((name) => (name === 'delete' && schemaType === 'product' ? 'own' : name)),
  )
  limited.find(({ action }) => action === 'duplicate')?.({ id: 'lamp' } as never)
  const [duplicated] = given as { mapDocument: (document: object) => object }[]
  expect(duplicated?.mapDocument({ _id: 'lamp', price: 1, ...own })).toEqual({
    _id: 'lamp',
    price: 1,
  })
  expect(duplicated?.mapDocument({ _id: 'lamp', order: 20 })).toEqual({ _id: 'lamp', order: 21 })
  const testimonial = { _id: 'testimonial', rating: 4.5 }
  expect(duplicated?.mapDocument(testimonial)).toEqual(testimonial)
  const title = [
    { language: 'en', value: 'Lamp' },
    { language: 'ar', value: 'مصباح' },
    { language: 'zh', value: '' },
    { language: 'fr', value: 'Lampe' },
  ]
  expect(duplicated?.mapDocument({ _id: 'lamp', title })).toMatchObject({
    title: [{ value: 'Lamp (copy)' }, { value: 'مصباح (نسخة)' }, { value: '' }, { value: 'Lampe' }],
  })
})

test('an inquiry has its own actions instead of publishing', () => {
  const actions = resolveDocumentActions([], { schemaType: 'inquiry' } as DocumentActionsContext)
  expect(actions.map(({ name }) => name)).toEqual(['MarkAnswered', 'DownloadAttachment', 'DeleteInquiry'])
})

test('an order can be fulfilled and refunded, and its emails resent', () => {
  const actions = resolveDocumentActions([], { schemaType: 'order' } as DocumentActionsContext)
  expect(actions.map(({ name }) => name)).toEqual(['fulfilOrder', 'refundOrder', 'resendEmail'])
})

test('an order is changed by the site only, and a gift card stays for refunds', () => {
  expect(remaining('order')).toEqual([])
  expect(remaining('giftCard')).toEqual(['publish', 'discardChanges', 'restore'])
})

test('a review is approved, rejected or deleted', () => {
  const actions = resolveDocumentActions([], { schemaType: 'review' } as DocumentActionsContext)
  expect(actions.map(({ name }) => name)).toEqual(['ApproveReview', 'RejectReview', 'DeleteReview'])
})

test('a project cannot be duplicated, and customers and published reviews have no actions', () => {
  expect(remaining('project')).toEqual(NAMES.filter((name) => name !== 'duplicate'))
  expect(remaining('customer')).toEqual([])
  expect(remaining('productReviews')).toEqual([])
})

test('a role is offered new documents of its own types only', () => {
  const templates = ['page', 'product'].map((templateId) => ({ templateId }))
  const offeredTo = (name: string) =>
    resolveNewDocumentOptions(templates, {
      currentUser: { roles: [{ name, title: name }] },
    } as NewDocumentOptionsContext).map(({ templateId }) => templateId)
  expect(offeredTo('marketer')).toEqual(['page'])
  expect(offeredTo('merchandiser')).toEqual(['product'])
  expect(offeredTo('administrator')).toEqual(['page', 'product'])
})

test('singletons, stock and private documents are not offered as new documents', () => {
  const own = ['inquiry', 'inventory', 'project', 'customer', 'order', 'discount', 'giftCard']
  const templates = ['page', 'service', ...own, ...FIXED_TYPES].map((templateId) => ({ templateId }))
  const offered = resolveNewDocumentOptions(templates, {} as NewDocumentOptionsContext)
  expect(offered.map(({ templateId }) => templateId)).toEqual(['page', 'service'])
})
