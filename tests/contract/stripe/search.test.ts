import { expect, test } from 'vitest'
import { startPayments } from './support/subject.ts'

const { stripe } = await startPayments()
await stripe.customers.create({ email: 'mary@example.com', name: 'Mary Wells', metadata: { tier: 'gold' } })
await stripe.customers.create({ email: 'MARIO@example.com', name: "Mario O'Neil", phone: '+15550001' })
await stripe.customers.create({ email: 'ada@example.com', name: 'Ada "Byron"', metadata: { tier: 'Gold' } })

test.each([
  [`email:"mary@example.com"`, ['Mary Wells']],
  [`email:'mario@example.com'`, ["Mario O'Neil"]],
  [`name~"mar"`, ["Mario O'Neil", 'Mary Wells']],
  [`metadata["tier"]:"gold"`, ['Mary Wells']],
  [`-metadata['tier']:null`, ['Ada "Byron"', 'Mary Wells']],
  [`name~'mar' AND -phone:null`, ["Mario O'Neil"]],
  [`name~'mar' phone:null`, ['Mary Wells']],
  [`email:"ada@example.com" OR phone:"+15550001"`, ['Ada "Byron"', "Mario O'Neil"]],
  [`name:"Ada \\"Byron\\""`, ['Ada "Byron"']],
  [`created>1000 and created<=1001`, []],
])('customers are found by %s', async (query, names) => {
  const result = await stripe.customers.search({ query })
  expect(result).toMatchObject({ object: 'search_result', has_more: false, next_page: null })
  expect(result.data.map(({ name }) => name)).toEqual(names)
})

test.each([
  ['', 'query'],
  ['mary', 'query'],
  [`address:"x"`, 'query'],
  [`email>"x"`, 'query'],
  [`name~"ma"`, 'query'],
  [`email:"a" AND`, 'query'],
  [`email:"a" AND email:"b" OR email:"c"`, 'query'],
])('the query %s is refused', async (query, param) => {
  await expect(stripe.customers.search({ query })).rejects.toMatchObject({ statusCode: 400, param })
})

test('results come in pages', async () => {
  const first = await stripe.customers.search({ query: 'created>0', limit: 2 })
  expect(first).toMatchObject({ has_more: true, next_page: expect.any(String) as string })
  const names: (string | null | undefined)[] = []
  for await (const { name } of stripe.customers.search({ query: 'created>0', limit: 2 })) names.push(name)
  expect(names).toEqual(['Ada "Byron"', "Mario O'Neil", 'Mary Wells'])
})

test('payments, charges, products and prices are found by their fields', async () => {
  const intent = await stripe.paymentIntents.create({
    amount: 1234,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
    metadata: { order: '7' },
  })
  const ids = async (search: Promise<{ data: { id: string }[] }>) => (await search).data.map(({ id }) => id)
  const query = `metadata['order']:'7' AND amount>=1234`
  expect(await ids(stripe.paymentIntents.search({ query: `${query} AND status:'succeeded'` }))).toEqual([
    intent.id,
  ])
  expect(await ids(stripe.charges.search({ query: `${query} AND refunded:'false'` }))).toEqual([
    intent.latest_charge,
  ])
  const product = await stripe.products.create({ name: 'Desk planter' })
  const price = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 100 })
  expect(await ids(stripe.products.search({ query: `name~'planter' AND active:'true'` }))).toEqual([
    product.id,
  ])
  expect(await ids(stripe.prices.search({ query: `product:'${product.id}'` }))).toEqual([price.id])
})
