import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COLOURS } from '../../../schemas/shared/colours.ts'
import { CURRENCY_CODES } from '../../../schemas/shared/currencies.ts'
import { LOCALES } from '../../../schemas/shared/locales.ts'
import {
  readCatalogue,
  type Catalogue,
  type StoredCount,
  type StoredProduct,
} from '../catalogue/catalogue.ts'
import { COLUMN_NAMES } from './columns.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { planImport, writesOf } from './import-catalogue.ts'

const texts = (type: string, of: (language: string) => string) =>
  LOCALES.map(({ id }) => ({
    _key: id,
    _type: `internationalizedArray${type}Value`,
    language: id,
    value: of(id),
  }))

const product = (number: string, more: Partial<StoredProduct> = {}): StoredProduct => ({
  _id: `product-${number}`,
  _rev: `revision-of-${number}`,
  slug: { current: number },
  title: texts('String', (language) => `Good ${number} ${language}`),
  summary: texts('Text', (language) => `About ${number}, ${language}`),
  category: { _ref: 'category-wallpapers' },
  currency: 'USD',
  price: 1000,
  taxClass: 'zero',
  kind: 'digital',
  order: 10,
  ...more,
})

const CATEGORIES = [
  { _id: 'category-wallpapers', title: [{ _key: 'en', language: 'en', value: 'Wallpapers' }] },
  { _id: 'category-goods', title: [{ _key: 'en', language: 'en', value: 'Everyday goods' }] },
]

const catalogueOf = (products: StoredProduct[], counts: StoredCount[] = []): Catalogue =>
  readCatalogue({ products, counts, categories: CATEGORIES })

const newId = () => 'new'

/** A file of the given columns. */
const file = (columns: string, ...lines: string[]) => [columns, ...lines].join('\r\n')

describe('what was exported', () => {
  test('changes nothing when it is imported, whatever the catalogue holds', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', '"', ',', ';', "'", '=', '-', '\n', '\r', '\t', '壁', 'ا', ' '),
    })
    const amount = fc.integer({ min: 1, max: 10 ** 9 })
    const sale = fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 90 }) }),
      fc.constant({}),
    )
    const any = fc.record(
      {
        title: fc.tuple(cell, cell).map(([zh, ar]) => texts('String', (id) => ({ zh, ar })[id] ?? 'English')),
        label: cell.map((text) => texts('String', () => text)),
        currency: fc.constantFrom(...CURRENCY_CODES.slice(1)),
        price: amount.filter((price) => price > 100),
        prices: fc.array(fc.record({ _key: fc.constant('a'), currency: fc.constant('GBP'), amount }), {
          maxLength: 1,
        }),
        sale,
        colours: fc.uniqueArray(fc.constantFrom(...COLOURS.map(({ key }) => key))),
        gender: fc.constantFrom('women', 'everyone'),
        order: fc.nat(1000),
      },
      { requiredKeys: ['title', 'currency', 'price'] },
    )
    fc.assert(
      fc.property(fc.array(any, { maxLength: 5 }), fc.nat(50), (all, available) => {
        const products = all.map((more, index) => product(String(index), more))
        const catalogue = catalogueOf(products, [{ _id: 'inventory-product-0', _rev: '1', available }])
        const plan = planImport(exportCatalogue(catalogue), catalogue)
        expect(plan).toEqual({ lines: [], same: all.length, faults: [], unknownColumns: [] })
      }),
    )
  })

  test('names every column', () => {
    const [head] = exportCatalogue(catalogueOf([])).replace('\uFEFF', '').split('\r\n')
    expect(head).toBe(COLUMN_NAMES.join(','))
  })
})

describe('an import', () => {
  const catalogue = catalogueOf(
    [
      product('10201'),
      product('10202', { currency: 'SAR', prices: [{ _key: 'k', currency: 'USD', amount: 53 }] }),
    ],
    [{ _id: 'inventory-product-10201', _rev: 'count', available: 5 }],
  )

  test('shows every change, and touches only the fields that change', () => {
    const plan = planImport(
      file('number,price,name_ar,tag', '10201,12.50,,new', '10202,10.00,Good 10202 ar,'),
      catalogue,
    )
    expect(plan.faults).toEqual([])
    expect(plan.same).toBe(1)
    expect(plan.lines.map(({ line, changes }) => [line, changes])).toEqual([
      [
        2,
        [
          { column: 'name_ar', before: 'Good 10201 ar', after: '' },
          { column: 'price', before: '10.00', after: '12.50' },
          { column: 'tag', before: '', after: 'new' },
        ],
      ],
    ])
    const [patch] = writesOf(plan.lines, false, newId).patches
    expect(patch).toMatchObject({ id: 'product-10201', revision: 'revision-of-10201', unset: [] })
    expect(Object.keys(patch?.set ?? {})).toEqual(['title', 'price', 'tag'])
    expect(patch?.set?.title).toMatchObject([
      { language: 'zh' },
      { language: 'en', value: 'Good 10201 en' },
      { value: '' },
    ])
  })

  test.each([
    ['number,price', '10201,1.005', /price: “1.005” is no price in USD.*at most 2 digits/],
    ['number,price', '10201,0', /above 0/],
    ['number,price', '10201,', /above 0/],
    ['number,currency,price', '10201,JPY,10.00', /no price in JPY/],
    ['number,currency', '10201,XAU', /“XAU” is none of/],
    ['number,category', '10201,Hats', /“Hats” is none of Wallpapers, Everyday goods/],
    ['number,name_en', '10201,', /English/],
    ['number,sale,sale_value', '10201,percent,100', /1 to 99/],
    ['number,sale,sale_value', '10201,amount,10.00', /less than the price/],
    ['number,sale_value', '10201,5', /no sale/],
    ['number,sale,sale_value,sale_from,sale_until', '10201,percent,5,2026-12-02,2026-12-01', /after “From”/],
    ['number,sale,sale_value,sale_from', '10201,percent,5,tomorrow', /no date/],
    ['number,other_prices', '10201,CNY 5.00; CNY 6.00', /two prices in CNY/],
    ['number,colours', '10201,green; pink', /“pink” is none of/],
    ['number,stock', '10201,many', /stock: Write a whole number/],
    ['number,price', ',5.00', /number is missing/],
    ['number,name_en,price', '10300,Lamp,5.00', /needs category, currency, position/],
  ])('%s: %s is refused with its line', (head, line, reason) => {
    const plan = planImport(file(head, line), catalogue)
    expect(plan.lines).toEqual([])
    expect(plan.faults).toEqual([{ line: 2, reasons: [expect.stringMatching(reason)] }])
  })

  test('takes good lines and leaves bad ones out, with everything that is wrong with them', () => {
    const plan = planImport(file('number,price,tag', '10201,x,y', '10202,9.00,', '10202,8.00,'), catalogue)
    expect(plan.lines.map(({ line }) => line)).toEqual([3])
    expect(plan.faults.map(({ line, reasons }) => [line, reasons.length])).toEqual([
      [2, 2],
      [4, 1],
    ])
  })

  test('refuses to change a product under the hands of who is writing it', () => {
    const draft = { ...product('10201'), _id: 'drafts.product-10201' }
    const edited = catalogueOf([product('10201'), draft])
    expect(planImport(file('number,price', '10201,9.00'), edited).faults[0]?.reasons[0]).toMatch(
      /not published/,
    )
    expect(planImport(exportCatalogue(edited), edited).faults).toEqual([])
  })

  test('begins new products as drafts', () => {
    const line = '10300,Lamp,Wallpapers,EUR,5.00,90,12'
    const plan = planImport(file('number,name_en,category,currency,price,position,stock', line), catalogue)
    const { created, patches } = writesOf(plan.lines, true, newId)
    expect(patches).toEqual([])
    expect(created).toMatchObject([
      {
        _id: 'drafts.new',
        _type: 'product',
        slug: { _type: 'slug', current: '10300' },
        price: 500,
        kind: 'physical',
      },
      { _id: 'inventory-new', _type: 'inventory', available: 12, product: { _ref: 'new', _weak: true } },
    ])
  })

  test('leaves the stock alone unless it is asked to take it', () => {
    const plan = planImport(file('number,stock', '10201,7'), catalogue)
    expect(plan.lines[0]?.stock).toEqual({ before: 5, after: 7 })
    expect(writesOf(plan.lines, false, newId)).toEqual({ patches: [], created: [] })
    expect(writesOf(plan.lines, true, newId).patches).toEqual([
      { id: 'inventory-product-10201', revision: 'count', set: { available: 7 } },
    ])
  })

  test('takes a sale away, dates and all', () => {
    const onSale = catalogueOf([
      product('1', { sale: { kind: 'percent', percent: 5, from: '2026-12-01T00:00:00.000Z' } }),
    ])
    const head = 'number,sale,sale_value,sale_from'
    const [patch] = writesOf(planImport(file(head, '1,,,'), onSale).lines, false, newId).patches
    expect(patch).toMatchObject({ set: {}, unset: ['sale'] })
  })

  test.each([
    ['', /empty/],
    ['name_en,price', /no column “number”/],
    ['number,price,price', /twice/],
  ])('of a file that begins with “%s” is refused whole', (head, why) => {
    expect(planImport(head, catalogue).refusal).toMatch(why)
  })

  test('names columns that it does not know', () => {
    expect(planImport(file('number,weight', '10201,5'), catalogue)).toMatchObject({
      unknownColumns: ['weight'],
      same: 1,
    })
  })
})
