import { beforeEach, expect, test, vi } from 'vitest'
import { fetchOver } from '../../../../tests/evaluate-groq.ts'
import { newsletterId, stockRequestId } from '../queries.ts'
import { moveCustomerData } from './move-customer-data.ts'

const { commit, transaction } = vi.hoisted(() => ({
  commit: vi.fn(),
  transaction: vi.fn<(mutations: object[]) => object>(),
}))
const getDocuments = (ids: string[]) =>
  Promise.resolve(ids.map((id) => DOCUMENTS.find(({ _id }) => _id === id) ?? null))
vi.mock('#web/sanity/client/private-client.ts', () => ({
  privateClient: () => ({ transaction, getDocuments, fetch: fetchOver(DOCUMENTS) }),
}))

const OLD = 'ada@client.example'
const NEW = 'ada@home.example'
const HOLDER = { uid: 'ada', email: 'Ada@client.example', emailVerified: true }

const lake = { _rev: 'r1', _createdAt: '2026-11-01T00:00:00Z' }
const newsletter = (id: string, state: string, email: string) => ({
  ...lake,
  _id: id,
  _type: 'inquiry',
  kind: 'newsletter',
  state,
  email,
  receivedAt: '2026-11-01T00:00:00Z',
})
const DOCUMENTS = [
  { ...lake, _id: 'customer.ada', _type: 'customer', email: OLD },
  { ...lake, _id: 'project.1', _type: 'project', members: ['mary@client.example', OLD] },
  { ...lake, _id: 'project.2', _type: 'project', members: [NEW, OLD] },
  { ...lake, _id: 'project.3', _type: 'project', members: ['mary@client.example'] },
  newsletter('inquiry.form', 'new', 'ADA@client.example'),
  newsletter('inquiry.spam', 'spam', OLD),
  newsletter('inquiry.other', 'new', 'mary@client.example'),
  { ...newsletter('inquiry.message', 'new', OLD), kind: 'contact' },
  {
    ...lake,
    _id: 'stockRequest.1',
    _type: 'stockRequest',
    number: '1',
    inventory: 'inventory-1',
    email: OLD,
  },
  { ...lake, _id: 'order.1', _type: 'order', customer: { uid: 'ada', email: OLD } },
]

beforeEach(() => {
  vi.clearAllMocks()
  commit.mockResolvedValue({})
  transaction.mockReturnValue({ commit })
})

const patched = (id: string, set: object) => ({ patch: { id, ifRevisionID: 'r1', set } })
const purged = (id: string) => ({ delete: { id, purge: true } })

test('projects, newsletter and back-in-stock requests follow a customer; orders and messages keep their address', async () => {
  await moveCustomerData(HOLDER, NEW)
  expect(transaction.mock.lastCall?.[0]).toEqual([
    patched('customer.ada', { email: NEW }),
    patched('project.1', { members: ['mary@client.example', NEW] }),
    patched('project.2', { members: [NEW] }),
    {
      createOrReplace: {
        _id: newsletterId(NEW),
        _type: 'inquiry',
        kind: 'newsletter',
        state: 'new',
        email: NEW,
        receivedAt: '2026-11-01T00:00:00Z',
      },
    },
    purged('inquiry.form'),
    {
      createOrReplace: {
        _id: stockRequestId(NEW, 'inventory-1'),
        _type: 'stockRequest',
        number: '1',
        inventory: 'inventory-1',
        email: NEW,
      },
    },
    purged('stockRequest.1'),
  ])
})

test('what belongs to an unverified address stays there, since it may be another person’s', async () => {
  await moveCustomerData({ ...HOLDER, emailVerified: false }, NEW)
  expect(transaction.mock.lastCall?.[0]).toEqual([patched('customer.ada', { email: NEW })])
})

test('a customer without any data is not written', async () => {
  await moveCustomerData({ uid: 'mary', email: 'nobody@client.example', emailVerified: true }, NEW)
  expect(transaction).not.toHaveBeenCalled()
})

test('documents that change meanwhile are read again', async () => {
  commit.mockRejectedValueOnce(Object.assign(new Error('conflict'), { statusCode: 409 }))
  await moveCustomerData(HOLDER, NEW)
  expect(transaction).toHaveBeenCalledTimes(2)
  commit.mockRejectedValueOnce(new Error('The lake does not respond.'))
  await expect(moveCustomerData(HOLDER, NEW)).rejects.toThrow('does not respond')
})
