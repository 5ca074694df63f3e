import { expect, test } from 'vitest'
import { integrationCardSchema, planSchema } from './cards.ts'

const plan = { id: 'plan', name: 'Managed', currency: 'GBP', monthlyPrice: 190_000, yearlyPrice: 168_000 }

test('a plan has a price with both prices and a currency', () => {
  expect(planSchema.parse(plan).price).toEqual({ currency: 'GBP', monthly: 190_000, yearly: 168_000 })
  expect(planSchema.parse({ ...plan, monthlyPrice: 0, yearlyPrice: 0 }).price?.monthly).toBe(0)
})

test.each([
  ['a price is missing', { yearlyPrice: null }],
  ['a price is no whole amount', { monthlyPrice: 49.5 }],
  ['a price is below nothing', { monthlyPrice: -1 }],
  ['the currency is unknown', { currency: 'XTS' }],
])('when %s, it has no price', (_, change) => {
  expect(planSchema.parse({ ...plan, ...change }).price).toBeNull()
})

test('an integration needs a title and an address; other invalid fields are empty', () => {
  const card = {
    id: 'i',
    title: 'Git',
    category: 'development',
    href: { type: 'integration', address: 'git' },
  }
  expect(integrationCardSchema.parse(card)).toMatchObject({
    category: null,
    logo: null,
    href: '/saas/integrations/git',
  })
  expect(integrationCardSchema.safeParse({ ...card, href: null }).success).toBe(false)
  expect(integrationCardSchema.safeParse({ ...card, title: '' }).success).toBe(false)
})
