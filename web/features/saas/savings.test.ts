import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { largestSaving, yearlyCost, yearlySaving } from './savings.ts'

const price = (monthly: number, yearly: number) => ({ currency: 'GBP', monthly, yearly })
const amount = fc.integer({ min: 0, max: 10_000_000 })

describe('paying for a year ahead', () => {
  test('costs and saves twelve times the monthly amounts', () => {
    expect(yearlyCost(price(49_000, 44_000))).toBe(528_000)
    expect(yearlySaving(price(49_000, 44_000))).toBe(60_000)
  })

  test('cost and saving add up to twelve monthly payments', () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const plan = price(Math.max(one, other), Math.min(one, other))
        expect(yearlyCost(plan) + yearlySaving(plan)).toBe(plan.monthly * 12)
      }),
    )
  })

  test('the saving is never negative', () => {
    expect(yearlySaving(price(4900, 5000))).toBe(0)
  })
})

describe('the largest saving', () => {
  test.each([
    [[price(49_000, 44_000), price(190_000, 160_000)], 0.15],
    [[price(10_000, 7100)], 0.29],
    [[price(10_000, 7101)], 0.28],
    [[price(0, 0)], 0],
    [[null], 0],
    [[], 0],
  ])('%j: %d', (prices, share) => {
    expect(largestSaving(prices.map((one) => ({ price: one })))).toBe(share)
  })
})
