import { expect, test } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { lakeClientAt } from '../../../scripts/seed/client.ts'
import { unique } from '../../e2e/support/unique.ts'
import { shows, visit } from '../../e2e/support/visitor.ts'
import { createOrderRequest, createProduct, newShopper, placeOrder } from '../../faults/support/customers.ts'
import { pay } from '../../shop-api.ts'
import { type Cluster, startCluster } from './cluster.ts'

const SERVICE = 'service-it-consulting'
const PATH = '/en/services/it-consulting'
const PATIENCE = { timeout: 60_000 }

let cluster: Cluster
let lake: SanityClient

// Copying product and content takes a few seconds, more on a busy machine.
test.beforeAll(async () => {
  test.setTimeout(180_000)
  cluster = await startCluster()
  lake = lakeClientAt(cluster.product.lakeUrl, cluster.product.tokens.editor)
})
test.afterAll(() => cluster.dispose())
test.beforeEach(() => test.setTimeout(180_000))

const rename = (title: string) => lake.patch(SERVICE).set({ 'title[language=="en"].value': title }).commit()
const showsOn = (origin: string, text: string) => shows(PATH, text, origin)

/** Publishes through the lake, which notifies the first instance, and waits until it shows the change. */
async function publish(): Promise<string> {
  const title = unique('Consulting')
  await rename(title)
  await expect.poll(() => showsOn(cluster.first, title), PATIENCE).toBe(true)
  return title
}

/** Sends a revalidation request to one instance, as the lake does. */
async function announceTo(origin: string, syncTags: string[]): Promise<number> {
  const response = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cluster.product.revalidateSecret}` },
    body: JSON.stringify({ syncTags }),
  })
  return response.status
}

test('a publish that one instance is notified of is visible on both at the next request @full', async () => {
  const query = `*[_type == "service" && slug.current == "it-consulting"][0]{ title }`
  const { syncTags = [] } = await lake.fetch<unknown, Record<string, never>>(
    query,
    {},
    { filterResponse: false },
  )
  // Only the test notifies an instance of these publishes.
  await cluster.product.unregisterSite()
  for (const [notified, other] of [
    [cluster.first, cluster.second],
    [cluster.second, cluster.first],
  ] as const) {
    for (const origin of [notified, other]) expect((await visit(PATH, {}, origin)).status).toBe(200)
    const title = unique('Advice')
    await rename(title)
    expect(await showsOn(other, title), 'cached until it is notified').toBe(false)
    expect(await announceTo(notified, syncTags)).toBe(200)
    expect(await showsOn(other, title)).toBe(true)
    expect(await showsOn(notified, title)).toBe(true)
  }
  await cluster.product.registerSite()
})

test('with one instance killed, the other serves every visitor @full', async () => {
  await cluster.killSecond()
  for (let count = 0; count < 20; count += 1)
    expect((await visit(PATH, {}, cluster.balancer)).status).toBe(200)
  const title = await publish()
  await cluster.startSecond()
  expect(await showsOn(cluster.second, title), 'published while it was down').toBe(true)
})

test('with Redis down both instances still serve, log it once, and recover without a restart @full', async () => {
  for (const origin of [cluster.first, cluster.second]) await visit(PATH, {}, origin)
  await cluster.killRedis()
  for (let count = 0; count < 20; count += 1)
    for (const origin of [cluster.first, cluster.second])
      expect((await visit(PATH, {}, origin)).status).toBe(200)
  expect(await announceTo(cluster.first, ['s1:any']), 'the sender must try again').toBe(503)

  const meanwhile = unique('Guidance')
  await rename(meanwhile)
  await cluster.startRedis()
  await expect.poll(() => showsOn(cluster.first, meanwhile), PATIENCE).toBe(true)
  await expect.poll(() => showsOn(cluster.second, meanwhile), PATIENCE).toBe(true)
  expect(cluster.secondLog().match(/Redis does not respond/g)).toHaveLength(1)
  const title = await publish()
  await expect.poll(() => showsOn(cluster.second, title), PATIENCE).toBe(true)
})

test('an order placed on one instance is confirmed on the other @full', async () => {
  const { product } = cluster
  const shop = { identityUrl: product.identityUrl, lake }
  const [shopper, bought] = [await newShopper(shop), await createProduct(shop, 3)]
  const { status, body } = await placeOrder(
    { site: { url: cluster.second } },
    shopper,
    createOrderRequest(bought, 2),
  )
  expect(status).toBe(200)
  // The payment service notifies the first instance.
  expect(await pay(body.url)).toBe(303)
  const stateOf = () =>
    lake.fetch<string>(`*[_type == "order" && _id match $id][0].state`, { id: `*${body.orderId}` })
  await expect.poll(stateOf, PATIENCE).toBe('paid')
})

test('a rate limit counts both instances together @full', async () => {
  const checkCart = async (origin: string) => {
    const response = await fetch(`${origin}/api/cart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.99' },
      body: JSON.stringify({ locale: 'en', items: [] }),
    })
    return response.status
  }
  const statuses: number[] = []
  for (let count = 0; count < 65; count += 1)
    for (const origin of [cluster.first, cluster.second]) statuses.push(await checkCart(origin))
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})
