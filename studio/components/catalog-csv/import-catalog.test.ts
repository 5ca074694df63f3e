import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import { LOCALES } from '#schemas/shared/locales.ts'
import {
  buildCatalog,
  type Catalog,
  type ProductChoice,
  type StoredInventory,
  type StoredProduct,
} from '../catalog/catalog.ts'
import { COLUMN_NAMES, exportCatalog } from './columns.ts'
import { planImport, writesOf } from './import-catalog.ts'

const texts = <Type extends 'String' | 'Text'>(type: Type, of: (language: string) => string) =>
  LOCALES.map(({ id }) => ({
    _key: id,
    _type: `internationalizedArray${type}Value` as const,
    language: id,
    value: of(id),
  }))

const product = (number: string, more: Partial<StoredProduct> = {}): StoredProduct => ({
  _id: `product-${number}`,
  _rev: `revision-of-${number}`,
  slug: { _type: 'slug', current: number },
  title: texts('String', (language) => `Product ${number} ${language}`),
  summary: texts('Text', (language) => `About ${number}, ${language}`),
  category: { _type: 'reference', _ref: 'category-wallpapers' },
  currency: 'USD',
  price: 1000,
  taxClass: 'zero',
  kind: 'digital',
  order: 10,
  ...more,
})

const CATEGORIES = [
  { _id: 'category-wallpapers', title: texts('String', () => 'Wallpapers') },
  { _id: 'category-everyday', title: texts('String', () => 'Everyday goods') },
]

const choice = (type: ProductChoice['type'], slug: string): ProductChoice => ({
  id: `${type}-${slug}`,
  type,
  slug,
})

const CHOICES = [
  ...['green', 'blue', 'red'].map((slug) => choice('productColor', slug)),
  choice('productSize', 'eu-42'),
  choice('productTag', 'new'),
]

const catalogWith = (products: StoredProduct[], inventory: StoredInventory[] = []): Catalog =>
  buildCatalog({ products, inventory, categories: CATEGORIES, choices: CHOICES })

const reference = (_ref: string) => ({ _key: _ref, _type: 'reference' as const, _ref })

const newId = () => 'new'

/** What a new product needs. */
const NEW_COLUMNS = 'number,name_en,category,currency,price,position'

/** A file of the given columns. */
const file = (columns: string, ...lines: string[]) => [columns, ...lines].join('\r\n')

describe('an export', () => {
  test('changes nothing when it is imported unchanged', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', '"', ',', ';', "'", '=', '-', '\n', '\r', '\t', '壁', 'ا', ' '),
    })
    const amount = fc.integer({ min: 1, max: 10 ** 9 })
    const sale = fc.oneof(
      fc.record({
        _type: fc.constant('sale'),
        kind: fc.constant('percent'),
        percent: fc.integer({ min: 1, max: 90 }),
      }),
      fc.record({ _type: fc.constant('sale') }),
    )
    const any = fc.record(
      {
        title: fc.tuple(cell, cell).map(([zh, ar]) => texts('String', (id) => ({ zh, ar })[id] ?? 'English')),
        label: cell.map((text) => texts('String', () => text)),
        currency: fc.constantFrom(...CURRENCY_CODES.filter((code) => code !== 'GBP')),
        price: amount.filter((price) => price > 100),
        prices: fc.array(
          fc.record({
            _key: fc.constant('a'),
            _type: fc.constant('productPrice'),
            currency: fc.constant('GBP'),
            amount,
          }),
          {
            maxLength: 1,
          },
        ),
        sale,
        colors: fc
          .uniqueArray(fc.constantFrom('green', 'blue', 'red', 'unpublished'))
          .map((slugs) => slugs.map((slug) => reference(`productColor-${slug}`))),
        gender: fc.constantFrom('women', 'everyone'),
        order: fc.nat(1000),
      },
      { requiredKeys: ['title', 'currency', 'price'] },
    )
    fc.assert(
      fc.property(fc.array(any, { maxLength: 5 }), fc.nat(50), (all, available) => {
        const products = all.map((more, index) => product(String(index), more))
        const catalog = catalogWith(products, [{ _id: 'inventory-product-0', _rev: '1', available }])
        const plan = planImport(exportCatalog(catalog), catalog)
        expect(plan).toEqual({ lines: [], unchanged: all.length, skipped: [], unknownColumns: [] })
      }),
    )
  })

  test('changes nothing either after Excel has left out its empty last column and changed line breaks in cells', () => {
    const title = texts('String', () => 'Two\nlines')
    const catalog = catalogWith([product('1', { title }), product('2')])
    const saved = exportCatalog(catalog)
      .replaceAll(',\r\n', '\r\n')
      .replaceAll(/(?<!\r)\n/g, '\r\n')
    expect(saved).toContain('"Two\r\nlines"')
    expect(planImport(saved, catalog)).toMatchObject({ lines: [], unchanged: 2, skipped: [] })
  })

  test('names every column, and leaves out drafts without a number, which no import would find', () => {
    const { slug: _, ...draft } = product('1', { _id: 'drafts.product-1' })
    const lines = exportCatalog(catalogWith([draft]))
      .replace('\uFEFF', '')
      .split('\r\n')
    expect(lines.filter(Boolean)).toEqual([COLUMN_NAMES.join(',')])
  })
})

describe('an import', () => {
  const catalog = catalogWith(
    [
      product('10201'),
      product('10202', {
        currency: 'SAR',
        prices: [{ _key: 'k', _type: 'productPrice', currency: 'USD', amount: 53 }],
      }),
    ],
    [{ _id: 'inventory-product-10201', _rev: 'count', available: 5 }],
  )

  test('shows every change and patches the changed fields only', () => {
    const plan = planImport(
      file('number,price,name_ar,tag', '10201,12.50,,new', '10202,10.00,Product 10202 ar,'),
      catalog,
    )
    expect(plan.skipped).toEqual([])
    expect(plan.unchanged).toBe(1)
    expect(plan.lines.map(({ line, changes }) => [line, changes])).toEqual([
      [
        2,
        [
          { column: 'name_ar', before: 'Product 10201 ar', after: '' },
          { column: 'price', before: '10.00', after: '12.50' },
          { column: 'tag', before: '', after: 'new' },
        ],
      ],
    ])
    const [patch] = writesOf(plan.lines, false, newId).patches
    expect(patch).toMatchObject({ id: 'product-10201', revision: 'revision-of-10201', unset: [] })
    expect(Object.keys(patch?.set ?? {})).toEqual(['title', 'price', 'tag'])
    expect(patch?.set?.tag).toEqual({ _type: 'reference', _ref: 'productTag-new' })
    expect(patch?.set?.title, 'an empty text is none').toMatchObject([
      { language: 'zh' },
      { language: 'en', value: 'Product 10201 en' },
    ])
  })

  test.each([
    ['number,price', '10201,1.005', /price: “1.005” isn’t a price in USD.*at most 2 decimals/],
    ['number,price', '10201,0', /above 0/],
    ['number,price', '10201,-5', /price: “-5” isn’t a price in USD.*without a sign/],
    ['number,price', '10201,', /above 0/],
    ['number,currency,price', '10201,JPY,10.00', /isn’t a price in JPY/],
    ['number,currency', '10201,XAU', /“XAU” isn’t one of/],
    ['number,category', '10201,Hats', /“Hats” isn’t one of Wallpapers, Everyday goods/],
    ['number,name_en', '10201,', /English/],
    ['number,sale,sale_value', '10201,percent,100', /1 to 99/],
    ['number,sale,sale_value', '10201,amount,10.00', /less than the price/],
    ['number,sale_value', '10201,5', /no sale/],
    ['number,sale,sale_value,sale_from,sale_until', '10201,percent,5,2026-12-02,2026-12-01', /after “From”/],
    ['number,sale,sale_value,sale_from', '10201,percent,5,tomorrow', /isn’t a date/],
    ['number,sale,sale_value,sale_from', '10201,percent,5,2026-02-30', /isn’t a date/],
    ['number,other_prices', '10201,CNY 5.00; CNY 6.00', /two prices in CNY/],
    ['number,colors', '10201,green; pink', /“pink” isn’t one of green, blue, red\./],
    ['number,sizes', '10201,eu-42; eu-42', /sizes: An option is listed twice/],
    ['number,tax', '10201,', /tax: Enter one of standard, zero\./],
    ['number,tag', '10201,green', /tag: “green” isn’t one of new\./],
    ['number,stock', '10201,many', /stock: Enter a whole number/],
    [NEW_COLUMNS, `${'1'.repeat(65)},Lamp,Wallpapers,EUR,5.00,90`, /number: .* is too long/],
    ['number,price', ',5.00', /number is missing/],
    [
      'number,name_en,price',
      '10300,Lamp,5.00',
      /No product or variant has this number\. A new product needs category, currency, position\./,
    ],
  ])('%s: %s is skipped with its line number', (head, line, reason) => {
    const plan = planImport(file(head, line), catalog)
    expect(plan.lines).toEqual([])
    expect(plan.skipped).toEqual([{ line: 2, reasons: [expect.stringMatching(reason)] }])
  })

  test('refers to colors and sizes by their short names', () => {
    const plan = planImport(file('number,colors,sizes', '10201,blue; green,eu-42'), catalog)
    const [patch] = writesOf(plan.lines, false, newId).patches
    expect(patch?.set).toMatchObject({
      colors: [{ _ref: 'productColor-blue' }, { _ref: 'productColor-green' }],
      sizes: [{ _ref: 'productSize-eu-42' }],
    })
  })

  test('reads amounts with a decimal comma where semicolons separate the cells', () => {
    const lines = ['10201;57,00;"CNY 1.398,50; SAR 209"', '10202;10.00;', '10203;57,00;']
    const plan = planImport(file('number;price;other_prices', ...lines), catalog)
    expect(plan.lines[0]?.changes).toEqual([
      { column: 'price', before: '10.00', after: '57.00' },
      { column: 'other_prices', before: '', after: 'CNY 1398.50; SAR 209.00' },
    ])
    expect(plan.lines[0]?.product).toMatchObject({ price: 5_700 })
    const withCommas = planImport(file('number,price', '10201,"57,00"'), catalog)
    expect(withCommas.skipped[0]?.reasons[0]).toMatch(/“57,00” isn’t a price in USD/)
  })

  test('imports valid lines and skips invalid ones with every reason', () => {
    const plan = planImport(file('number,price,tag', '10201,x,y', '10202,9.00,', '10202,8.00,'), catalog)
    expect(plan.lines.map(({ line }) => line)).toEqual([3])
    expect(plan.skipped.map(({ line, reasons }) => [line, reasons.length])).toEqual([
      [2, 2],
      [4, 1],
    ])
  })

  test('skips a product with unpublished changes', () => {
    const draft = { ...product('10201'), _id: 'drafts.product-10201' }
    const edited = catalogWith([product('10201'), draft])
    expect(planImport(file('number,price', '10201,9.00'), edited).skipped[0]?.reasons[0]).toMatch(
      /unpublished changes/,
    )
    expect(planImport(exportCatalog(edited), edited).skipped).toEqual([])
  })

  test('creates new products as drafts', () => {
    const line = '10300,Lamp,Wallpapers,EUR,5.00,90,12,,'
    const plan = planImport(file(`${NEW_COLUMNS},stock,tax,kind`, line), catalog)
    const { created, patches } = writesOf(plan.lines, true, newId)
    expect(patches).toEqual([])
    expect(created).toMatchObject([
      {
        _id: 'drafts.new',
        _type: 'product',
        slug: { _type: 'slug', current: '10300' },
        price: 500,
        kind: 'physical',
        taxClass: 'standard',
      },
      { _id: 'inventory-new', _type: 'inventory', available: 12, product: { _ref: 'new', _weak: true } },
    ])
  })

  test('imports stock only on request', () => {
    const plan = planImport(file('number,stock', '10201,7'), catalog)
    expect(plan.lines[0]?.stock).toEqual({ before: 5, after: 7 })
    expect(writesOf(plan.lines, false, newId)).toEqual({ patches: [], created: [] })
    expect(writesOf(plan.lines, true, newId).patches).toEqual([
      { id: 'inventory-product-10201', revision: 'count', set: { available: 7 } },
    ])
  })

  test('removes a sale with its dates', () => {
    const onSale = catalogWith([
      product('1', {
        sale: { _type: 'sale', kind: 'percent', percent: 5, from: '2026-12-01T00:00:00.000Z' },
      }),
    ])
    const head = 'number,sale,sale_value,sale_from'
    const [patch] = writesOf(planImport(file(head, '1,,,'), onSale).lines, false, newId).patches
    expect(patch).toMatchObject({ set: {}, unset: ['sale'] })
  })

  test.each([
    ['', /empty/],
    ['name_en,price', /no “number” column/],
    ['number,price,price', /twice/],
  ])('rejects a file that starts with “%s”', (head, why) => {
    expect(planImport(head, catalog).error).toMatch(why)
  })

  test('reports unknown columns', () => {
    expect(planImport(file('number,weight', '10201,5'), catalog)).toMatchObject({
      unknownColumns: ['weight'],
      unchanged: 1,
    })
  })
})

describe('variants', () => {
  const variants = ['green-l', 'blue-l'].map((code) => ({
    _type: 'productVariant' as const,
    _key: code,
    code,
    choices: code.split('-'),
  }))
  const stock = { _id: 'inventory-product-1--green-l', _rev: '7', available: 3 }
  const catalog = catalogWith([product('1', { variants })], [stock])

  test('are exported with their stock, and an unchanged import changes nothing', () => {
    const text = exportCatalog(catalog)
    expect(text).toMatch(/\r\n1-green-l,,[,]+3,\r\n1-blue-l,,[,]+\r\n$/)
    expect(planImport(text, catalog)).toMatchObject({ lines: [], unchanged: 3, skipped: [] })
  })

  test('get their stock from lines of their own', () => {
    const plan = planImport(file('number,stock', '1-green-l,5', '1-blue-l,4', '1,9'), catalog)
    expect(plan.lines.map(({ number, stock: change }) => [number, change])).toEqual([
      ['1-green-l', { before: 3, after: 5 }],
      ['1-blue-l', { before: undefined, after: 4 }],
    ])
    expect(plan.skipped[0]?.reasons).toEqual([
      'stock: Enter the stock of each variant on the line of its number.',
    ])
    const writes = writesOf(plan.lines, true, newId)
    expect(writes.patches).toEqual([{ id: stock._id, revision: '7', set: { available: 5 } }])
    expect(writes.created).toMatchObject([
      { _id: 'inventory-product-1--blue-l', variant: 'blue-l', available: 4 },
    ])
    const other = planImport(file('number,price', '1-green-l,5.00'), catalog)
    expect(other.skipped[0]?.reasons[0]).toMatch(/^price: Only the stock of a variant/)
  })

  test('get their additional prices from the line of their product', () => {
    const plan = planImport(file('number,variant_prices', '1,green-l 2.50'), catalog)
    expect(plan.lines[0]?.changes).toEqual([{ column: 'variant_prices', before: '', after: 'green-l 2.50' }])
    const [patch] = writesOf(plan.lines, false, newId).patches
    expect(patch?.set).toMatchObject({
      variants: [{ code: 'green-l', priceDifference: 250 }, { code: 'blue-l' }],
    })
    const wrong = planImport(file('number,variant_prices', '1,red-l 2.50'), catalog)
    expect(wrong.skipped[0]?.reasons[0]).toMatch(/ending of a variant’s number/)
    const dearer = planImport(file('number,variant_prices', '1,green-l 2.50; blue-l 1.00'), catalog)
    expect(dearer.skipped[0]?.reasons).toEqual([expect.stringMatching(/^variant_prices: Leave out/)])
  })
})
