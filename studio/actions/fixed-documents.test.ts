import type { DocumentActionComponent, DocumentActionsContext, NewDocumentOptionsContext } from 'sanity'
import { expect, test, vi } from 'vitest'
import { FIXED_TYPES } from '../../schemas/shared/singletons.ts'
import { deleteProduct } from './delete-product.tsx'
import { limitActions, limitNewDocuments } from './fixed-documents.ts'

vi.mock('../environment.ts', () => ({ previewUrl: 'https://www.example.com' }))

const NAMES = ['publish', 'unpublish', 'discardChanges', 'duplicate', 'restore', 'delete'] as const

/** The actions that remain for a type. */
function remaining(schemaType: string): string[] {
  const actions = NAMES.map((action) => Object.assign(() => null, { action })) as DocumentActionComponent[]
  return limitActions(actions, { schemaType } as DocumentActionsContext).map(({ action }) => action ?? '')
}

test.each(FIXED_TYPES)('%s can be published, discarded and restored, and nothing more', (type) => {
  expect(remaining(type)).toEqual(['publish', 'discardChanges', 'restore'])
})

test('other documents keep every action', () => {
  expect(remaining('service')).toEqual(NAMES)
})

test('a count belongs to one product: it has no copy', () => {
  expect(remaining('inventory')).toEqual(NAMES.filter((name) => name !== 'duplicate'))
})

test('the copy of a product has no number, and all else', () => {
  const given: unknown[] = []
  const actions = NAMES.map((action) =>
    Object.assign((properties: unknown) => (given.push(properties), null), { action }),
  ) as unknown as DocumentActionComponent[]
  const limited = limitActions(actions, { schemaType: 'product' } as DocumentActionsContext)
  expect(limited.map(({ action }) => action ?? 'own')).toEqual(
    NAMES.map((name) => (name === 'delete' ? 'own' : name)),
  )
  for (const action of limited) if (action !== deleteProduct) action({ id: 'lamp' } as never)
  const duplicated = given[NAMES.indexOf('duplicate')] as { mapDocument: (document: object) => object }
  expect(duplicated.mapDocument({ _id: 'lamp', price: 1, slug: { current: '1030' } })).toEqual({
    _id: 'lamp',
    price: 1,
  })
})

test('an inquiry is answered, opened or deleted: there is nothing to publish', () => {
  const actions = limitActions([], { schemaType: 'inquiry' } as DocumentActionsContext)
  expect(actions.map(({ name }) => name)).toEqual(['markAnswered', 'openFile', 'deleteInquiry'])
})

test('an order is sent, paid back and told of again: the rest is the site’s', () => {
  const actions = limitActions([], { schemaType: 'order' } as DocumentActionsContext)
  expect(actions.map(({ name }) => name)).toEqual(['fulfilOrder', 'refundOrder', 'resendMail'])
})

test('a project has no copy, whose id anybody could read; a customer is the site’s alone', () => {
  expect(remaining('project')).toEqual(NAMES.filter((name) => name !== 'duplicate'))
  expect(remaining('customer')).toEqual([])
})

test('nobody is offered to create a second one, an inquiry, a count, or anything private', () => {
  const templates = ['page', 'service', 'inquiry', 'inventory', 'project', 'customer', ...FIXED_TYPES].map(
    (templateId) => ({
      templateId,
    }),
  )
  const offered = limitNewDocuments(templates, {} as NewDocumentOptionsContext)
  expect(offered.map(({ templateId }) => templateId)).toEqual(['page', 'service'])
})
