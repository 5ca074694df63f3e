import { expect, test } from '@playwright/test'
import Stripe from 'stripe'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { lakeClientAt } from '../../../scripts/seed/client.ts'
import { audit, ordersOf } from '../../faults/support/audit.ts'
import { createOrderRequest, createProduct, newShopper, placeOrder } from '../../faults/support/customers.ts'
import { controlPayments, pay } from '../../shop-api.ts'
import { openAccount } from '../support/accounts.ts'
import { TEXTS } from '../support/languages.ts'
import { type ProductCopy, useProductCopy } from '../support/product-copy.ts'

const product = useProductCopy()

const shopOf = ({
  siteUrl,
  identityUrl,
  lakeUrl,
  paymentsUrl,
  paymentsKey,
  tokens,
  ...rest
}: ProductCopy) => ({
  site: { url: siteUrl },
  identityUrl,
  mailbox: { url: rest.mailUrl, key: rest.mailKey },
  stripe: new Stripe(paymentsKey, { host: 'localhost', port: new URL(paymentsUrl).port, protocol: 'http' }),
  lake: lakeClientAt(lakeUrl, tokens.editor),
})

const PATIENCE = { timeout: 90_000 }

test('a site killed while an order is placed and paid loses nothing @full', async () => {
  test.setTimeout(240_000)
  const shop = shopOf(product)
  const [shopper, bought] = [await newShopper(shop), await createProduct(shop, 3)]
  const request = createOrderRequest(bought, 2)
  const requested = placeOrder(shop, shopper, request).catch(() => undefined)
  const countOrders = async () => (await ordersOf(shop, [shopper])).length
  await expect.poll(countOrders, { ...PATIENCE, intervals: [10] }).toBe(1)
  await product.killSite()
  await requested
  await product.startSite()
  const { status, body } = await placeOrder(shop, shopper, request)
  expect(status).toBe(200)

  await product.killSite()
  expect(await pay(body.url)).toBe(303)
  await product.startSite()
  // The payment service retries its webhook.
  await expect.poll(async () => (await ordersOf(shop, [shopper]))[0]?.mail?.state, PATIENCE).toBe('sent')
  expect(await audit(shop, [shopper], [bought])).toEqual([])
})

test('a webhook that arrives long after the success page changes nothing on it @full', async () => {
  test.setTimeout(180_000)
  const shop = shopOf(product)
  const bought = await createProduct(shop, 3)
  const { email, token, cookie } = await openAccount(undefined, product.siteUrl)
  const { paymentsUrl, paymentsKey: secretKey } = product
  const control = (method: string, path: string, body?: object) =>
    controlPayments({ paymentsUrl, secretKey }, method, path, body)
  await control('PUT', '/switches', { webhooks: { drop: true } })
  const { body } = await placeOrder(shop, { token }, createOrderRequest(bought))
  await pay(body.url)
  const page = await fetch(`${product.siteUrl}/en/success?order=${body.orderId}`, { headers: { cookie } })
  expect(await page.text()).toContain(TEXTS.en.orders.success)
  const order = await shop.lake.getDocument<Order>(body.orderId)
  const shopper = { uid: order?.customer.uid ?? '', email, token }
  expect((await ordersOf(shop, [shopper])).map(({ state, mail }) => [state, mail?.state])).toEqual([
    ['paid', 'sent'],
  ])
  await control('DELETE', '/switches')
  const { data } = await shop.stripe.events.list({ limit: 5 })
  const event = data.find(({ type }) => type === 'checkout.session.completed')
  await control('POST', `/events/${event?.id ?? ''}/resend`)
  const deliveries = async () => (await control('GET', `/events/${event?.id ?? ''}/deliveries`)).text()
  await expect.poll(deliveries).toContain('"delivered"')
  await expect.poll(async () => (await ordersOf(shop, [shopper]))[0]?.mail?.state, PATIENCE).toBe('sent')
  expect(await audit(shop, [shopper], [bought])).toEqual([])
})
