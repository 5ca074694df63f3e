import { expect, test } from 'vitest'
import { missingUnits, requestedUnits } from './requested-units.ts'

const request = {
  items: [
    { productId: 'cap', quantity: 2 },
    { productId: 'mug', quantity: 1 },
    { productId: 'cap', quantity: 3 },
  ],
}

test('units of a product that is requested twice are added', () => {
  expect([...requestedUnits(request)]).toEqual([
    ['cap', 5],
    ['mug', 1],
  ])
})

test('what is missing is what exceeds the stock', () => {
  expect([...missingUnits(request, [{ productId: 'cap', available: 4 }])]).toEqual([['cap', 1]])
})
