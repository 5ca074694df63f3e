import { expect, test } from 'vitest'
import { evaluateGroq } from '../../tests/evaluate-groq.ts'
import { LOW_STOCK, ON_SALE, PRODUCTS_WITH_GAPS, SALE_SCHEDULED, SOLD_OUT } from './shop-filters.ts'

const idsOf = (filter: string, dataset: object[]): Promise<unknown> =>
  evaluateGroq(`*[${filter}]._id`, { dataset, timestamp: new Date('2026-11-21T12:00:00Z') })

test('sales are listed by their dates', async () => {
  const product = (_id: string, sale?: object) => ({ _id, _type: 'product', sale })
  const dataset = [
    product('none'),
    product('begun', { kind: 'percent' }),
    product('always', { kind: 'percent', percent: 20 }),
    product('today', {
      kind: 'amount',
      amount: 5,
      from: '2026-11-21T00:00:00Z',
      until: '2026-11-22T00:00:00Z',
    }),
    product('tomorrow', { kind: 'amount', amount: 5, from: '2026-11-22T00:00:00Z' }),
    product('over', { kind: 'percent', percent: 20, until: '2026-11-21T00:00:00Z' }),
  ]
  expect(await idsOf(ON_SALE, dataset)).toEqual(['always', 'today'])
  expect(await idsOf(SALE_SCHEDULED, dataset)).toEqual(['tomorrow'])
})

test('stock is listed by quantity', async () => {
  const stock = (_id: string, available: number, lowStockAt?: number) => ({
    _id,
    _type: 'inventory',
    available,
    lowStockAt,
  })
  const dataset = [stock('none', 0), stock('low', 5), stock('plenty', 6), stock('low-by-own-limit', 9, 10)]
  expect(await idsOf(LOW_STOCK, dataset)).toEqual(['low', 'low-by-own-limit'])
  expect(await idsOf(SOLD_OUT, dataset)).toEqual(['none'])
})

test('products without a translation are listed, whether it was emptied or never written', async () => {
  const texts = (...values: string[]) => values.map((value) => ({ value }))
  const whole = texts('一', 'one', 'واحد')
  const product = (_id: string, fields: object) => ({
    _id,
    _type: 'product',
    title: whole,
    summary: whole,
    ...fields,
  })
  const dataset = [
    product('whole', {}),
    product('whole-with-label', { label: whole }),
    product('label-never-begun', { label: texts('', '', '') }),
    product('emptied', { title: texts('一', 'one', '') }),
    product('never-written', { summary: undefined }),
    product('label-begun', { label: texts('一') }),
  ]
  expect(await idsOf(PRODUCTS_WITH_GAPS, dataset)).toEqual(['emptied', 'never-written', 'label-begun'])
})
