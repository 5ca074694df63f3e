import { openAccount } from '../support/accounts.ts'
import { lakeClient } from '../support/lake.ts'
import { english } from '../support/languages.ts'
import { expect, paymentTest as test } from '../support/payment-test.ts'
import { buy, expectOrderState } from '../support/shopper.ts'
import { unique } from '../support/unique.ts'

const CAP = 'product-10000'
const GREEN = `inventory-${CAP}--green-l`

test('a merchandiser adds a variant for every combination of options @full', async ({
  content,
  studioOf,
}) => {
  const { number } = await content.createProduct(5, unique('shirt'))
  const product = `product-${number}`
  const option = (name: string, ...values: string[]) => ({
    _key: name,
    _type: 'productOption',
    name: english(name),
    values: values.map((value) => ({ _key: value, _type: 'optionValue', label: english(value) })),
  })
  await content.publish(product, (stored) => ({
    ...stored,
    options: [option('Colour', 'Sea Blue', 'Red'), option('Size', 'M', 'L')],
  }))
  const studio = await studioOf('merchandiser', `/structure/shop;product;${product}`)
  await studio.getByRole('tab', { name: 'Variants' }).click()
  await studio.getByRole('button', { name: 'Add missing variants (4)' }).click()
  await expect(studio.getByRole('button', { name: /^Add missing variants/ })).toHaveCount(0)
  const draft = () =>
    lakeClient('viewer').getDocument<{ _id: string; variants?: { code: string }[] }>(`drafts.${product}`)
  await expect
    .poll(async () => (await draft())?.variants?.map(({ code }) => code))
    .toEqual(['sea-blue-m', 'sea-blue-l', 'red-m', 'red-l'])
})

test('a merchandiser changes the stock of one variant @full', async ({ content, studioOf }) => {
  await content.keep(CAP, GREEN)
  await content.publish(GREEN, (count) => ({ ...count, available: 8 }))
  const studio = await studioOf('merchandiser', `/structure/shop;product;${CAP}`)
  await studio.getByRole('tab', { name: 'Stock' }).click()
  const panel = studio.getByRole('region', { name: 'Green · Large' })
  await expect(panel.getByRole('heading', { name: 'Green · Large: 8 available' })).toBeVisible()
  await panel.getByLabel('Available').fill('7')
  await panel.getByRole('button', { name: 'Save' }).first().click()
  await expect(panel.getByRole('heading', { name: 'Green · Large: 7 available' })).toBeVisible()
  expect(await content.read(GREEN)).toMatchObject({ available: 7 })
})

test('a merchandiser sees and refunds a variant, and its units return to it @full', async ({
  content,
  studioOf,
}) => {
  await content.keep(CAP, GREEN)
  await content.publish(GREEN, (count) => ({ ...count, available: 8 }))
  const customer = await openAccount()
  const items = [{ productId: '10000-green-l', quantity: 2 }]
  const orderId = await buy(customer, { items })
  await expectOrderState(orderId, 'paid')
  expect(await content.read(GREEN)).toMatchObject({ available: 6 })

  const studio = await studioOf('merchandiser', `/structure/orders;all;${orderId}`)
  await expect(studio.getByRole('link', { name: 'Meridian Cap (Green · Large)' })).toBeVisible({
    timeout: 90_000,
  })
  await expect(studio.getByText('No. 10000-green-l')).toBeVisible()
  await studio.getByRole('button', { name: 'Refund' }).click()
  const dialog = studio.getByRole('dialog')
  await dialog.getByLabel('Some items').check()
  await dialog.getByLabel('Meridian Cap (Green · Large)').selectOption('1')
  await dialog.getByRole('button', { name: 'Refund 56.26 USD' }).click()
  await expect(studio.getByText('1 of 2 refunded')).toBeVisible({ timeout: 60_000 })
  await expect.poll(async () => (await content.read(GREEN))['available'] as unknown).toBe(7)
})
