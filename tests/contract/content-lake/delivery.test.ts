import { isValidSignature } from '@sanity/webhook'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { respond, serve, stopServers } from '../../../emulators/shared/testing/serve.ts'
import { openTestLake, type TestLake } from './support/open-lake.ts'

interface Received {
  path: string
  body: string
  headers: Record<string, string>
}

let lake: TestLake
let address: string
const received: Received[] = []

beforeAll(async () => {
  lake = await openTestLake()
  address = await serve(async (request) => {
    const headers = Object.fromEntries(request.headers)
    received.push({ path: new URL(request.url).pathname, body: await request.text(), headers })
    return respond(204)
  })
})
afterAll(async () => {
  await stopServers()
  await lake.close()
})

const arrived = (path: string) =>
  vi.waitUntil(() => received.find((one) => one.path === path), { timeout: 10_000, interval: 5 })

test('a registered site receives the tags of its own queries', async () => {
  const { syncTags } = await lake.client().fetch('*[_id == "service-a"][0]', {}, { filterResponse: false })
  const target = { url: `/projects/meridian/datasets/production/sync-tag-targets`, method: 'POST' }
  const body = { url: `${address}/tags`, secret: 'a-long-enough-secret' }
  const first = await lake.client().request<{ id: string }>({ ...target, body })
  expect(await lake.client().request({ ...target, body })).toMatchObject({ id: first.id })

  await lake.client().createOrReplace({ _id: 'service-a', _type: 'service' })
  const delivery = await arrived('/tags')
  expect(delivery.headers['authorization']).toBe('Bearer a-long-enough-secret')
  const { syncTags: expired } = JSON.parse(delivery.body) as { syncTags: string[] }
  expect(expired.some((tag) => syncTags?.includes(tag as `s1:${string}`))).toBe(true)

  const editor = lake.client({ token: lake.tokens['editor'] })
  await expect(editor.request({ ...target, body })).rejects.toMatchObject({ statusCode: 403 })
  await expect(lake.client().request({ ...target, body: { url: 'nowhere' } })).rejects.toMatchObject({
    statusCode: 400,
  })
  await lake.client().request({ url: `${target.url}/${first.id}`, method: 'DELETE' })
  expect(await lake.client().request({ url: target.url })).toEqual([])
})

test('a webhook is managed as in the hosted API and signed', async () => {
  const url = '/hooks/projects/meridian'
  const body = {
    type: 'document',
    name: 'Orders',
    url: `${address}/orders`,
    dataset: 'production',
    apiVersion: 'v2021-03-25',
    httpMethod: 'POST',
    includeDrafts: false,
    headers: { 'x-site': 'meridian' },
    secret: 'signing secret',
    rule: { on: ['create'], filter: '_type == "order"', projection: '{_id, "cents": total * 100}' },
  }
  const hook = await lake.client().request<{ id: string }>({ url, method: 'POST', body })
  expect(hook).toMatchObject({ type: 'document', name: 'Orders', isDisabled: false })
  expect(JSON.stringify(hook)).not.toContain('signing secret')

  await lake.client().create({ _id: 'other', _type: 'service' })
  await lake.client().create({ _id: 'order.1', _type: 'order', total: 4 })
  const delivery = await arrived('/orders')
  expect(JSON.parse(delivery.body)).toEqual({ _id: 'order.1', cents: 400 })
  expect(delivery.headers).toMatchObject({ 'x-site': 'meridian', 'sanity-webhook-id': hook.id })
  const signature = String(delivery.headers['sanity-webhook-signature'])
  expect(await isValidSignature(delivery.body, signature, 'signing secret')).toBe(true)

  const bad = { ...body, rule: { on: ['create'], filter: '_type ==' } }
  await expect(lake.client().request({ url, method: 'POST', body: bad })).rejects.toMatchObject({
    statusCode: 400,
  })
  await lake.client().request({ url: `${url}/${hook.id}`, method: 'DELETE' })
  expect(await lake.client().request({ url })).toEqual([])
})
