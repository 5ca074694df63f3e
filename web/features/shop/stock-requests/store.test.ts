import { expect, test, vi } from 'vitest'
import { fetchOver } from '../../../../tests/evaluate-groq.ts'
import { type AwaitedProduct, readDueStockRequests } from './queries.ts'
import { deleteStockRequestsBefore, saveStockRequest } from './store.ts'

const { createOrReplace, mutate, settings } = vi.hoisted(() => ({
  settings: { SIGNING_SECRET: 'a secret of the site' },
  createOrReplace: vi.fn<(document: { _id: string }) => void>(),
  mutate: vi.fn<(mutations: { delete: { query: string; params: object } }[]) => void>(),
}))
vi.mock(import('#web/env.ts'), async (importOriginal) => {
  const original = await importOriginal()
  return { ...original, environment: () => ({ ...original.environment(), ...settings }) }
})
vi.mock('#web/sanity/client/private-client.ts', () => ({
  privateClient: () => ({ createOrReplace, mutate, fetch: fetchOver(DOCUMENTS) }),
}))

const request = (number: string, requestedAt = '2026-11-01T00:00:00Z') => ({
  _id: `stockRequest.${number}`,
  _type: 'stockRequest',
  number,
  inventory: `inventory-${number}`,
  email: 'ada@client.example',
  language: 'en',
  requestedAt,
})
const inventory = (number: string, available: number) => ({
  _id: `inventory-${number}`,
  _type: 'inventory',
  available,
})
const DOCUMENTS = [
  request('back', '2025-11-01T00:00:00Z'),
  request('soldOut'),
  request('uncounted'),
  inventory('back', 3),
  inventory('soldOut', 0),
]

async function save(email: string, number: string) {
  await saveStockRequest({ email, number, locale: 'en' }, { id: number, variant: null } as AwaitedProduct)
  return createOrReplace.mock.lastCall?.[0]._id
}

test('an address cannot be guessed from the id of its request', async () => {
  const id = await save('ada@client.example', 'lamp')
  settings.SIGNING_SECRET = 'a secret of another site'
  expect(await save('ada@client.example', 'lamp')).not.toBe(id)
})

test('an address waits for a product once, however it is written', async () => {
  const id = await save('ada@client.example', 'lamp')
  expect(await save('Ada@Client.example', 'lamp')).toBe(id)
  expect(await save('ada@client.example', 'cap')).not.toBe(id)
})

test('mails are due for products that are back or no longer counted', async () => {
  expect((await readDueStockRequests()).map(({ number }) => number)).toEqual(['back', 'uncounted'])
})

test('requests are deleted after their time, newer ones stay', async () => {
  await deleteStockRequestsBefore(new Date('2026-01-01T00:00:00Z'))
  const { query, params } = mutate.mock.lastCall?.[0][0]?.delete ?? { query: '', params: {} }
  expect(await fetchOver(DOCUMENTS)(`${query}._id`, params)).toEqual(['stockRequest.back'])
})
