import { expect, test, vi } from 'vitest'
import { fetchOver } from '../../../../tests/evaluate-groq.ts'
import { readGiftCardBalance, readGiftCards } from './queries.ts'

vi.mock('#web/sanity/client/private-client.ts', () => ({
  privateClient: (perspective?: 'raw' | 'published') => ({ fetch: fetchOver(DOCUMENTS, perspective) }),
}))

const CODE = 'ABCD-EFGH-JKLM-NPQR'
const card = (id: string, amount: number) => ({
  _id: id,
  _type: 'giftCard',
  code: CODE,
  currency: 'USD',
  amount,
  until: null,
})
const order = (id: string, uid: string, state: string, amount: number, fields: object = {}) => ({
  _id: `order.${id}`,
  _type: 'order',
  customer: { uid },
  state,
  isWaiting: false,
  giftCard: { card: 'giftCard.1', amount },
  ...fields,
})
const DOCUMENTS = [
  card('giftCard.1', 10_000),
  card('drafts.giftCard.1', 99_000),
  order('paid', 'omar', 'paid', 1_000, { refunds: [{ state: 'made', giftCardAmount: 400 }] }),
  order('pending', 'mary', 'pending', 2_000),
  order('transfer', 'mary', 'pending', 300, { isWaiting: true }),
  order('expired', 'mary', 'expired', 5_000),
  order('failed', 'mary', 'failed', 5_000),
  { _id: 'giftCardUses.giftCard.1', _type: 'giftCardUses', _rev: 'g1' },
]

test('a card has left what orders took and did not give back, whatever is being edited', async () => {
  expect(await readGiftCardBalance('giftCard.1', 'order.new')).toEqual({ balance: 7_100, revision: 'g1' })
  expect(await readGiftCardBalance('giftCard.1', 'order.pending'), 'the order itself').toMatchObject({
    balance: 9_100,
  })
  expect(await readGiftCardBalance('giftCard.2', 'order.new')).toBeNull()
})

test('an unpaid order of the same customer takes nothing, because the next one replaces it', async () => {
  const balanceFor = async (uid?: string) => (await readGiftCards([CODE], uid)).map(({ balance }) => balance)
  expect(await balanceFor('mary'), 'a transfer on its way does').toEqual([9_100])
  expect(await balanceFor('omar')).toEqual([7_100])
  expect(await balanceFor()).toEqual([7_100])
  expect(await readGiftCards(['ABCD-EFGH-JKLM-2222'])).toEqual([])
})
