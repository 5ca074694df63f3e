import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { respond, serve, stopServers } from '../../../emulators/shared/testing/serve.ts'
import { LOCALES } from '../../../schemas/shared/locales.ts'
import { handler } from '../../../studio/functions/revalidate/index.ts'
import { deployment, lake, post, visit } from './visit.ts'

const { siteUrl, environment } = deployment
const ID = 'service-ecommerce'
const PATH = '/services/ecommerce'
const OTHERS = ['/en/contact', '/en/shop/single/1030', '/ar/services/cybersecurity']
const TARGETS = '/projects/meridian/datasets/production/sync-tag-targets'

let target: { id: string }
const announced: string[][] = []

/** The lake computes the changed sync tags, as Sanity does before it runs the function. */
beforeAll(async () => {
  vi.stubEnv('SITE_URL', siteUrl)
  vi.stubEnv('REVALIDATE_SECRET', environment.REVALIDATE_SECRET ?? '')
  const url = await serve(async (request) => {
    announced.push(((await request.json()) as { syncTags: string[] }).syncTags)
    return respond(204)
  })
  target = await lake.request({
    method: 'POST',
    url: TARGETS,
    body: { url, secret: 'a-secret-of-this-test' },
  })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await lake.request({ method: 'DELETE', url: `${TARGETS}/${target.id}` })
  await stopServers()
})

/** Publishes by `change`, then runs the Sanity Function's own code with the tags. Resolves when the site has responded. */
async function publish(change: () => Promise<unknown>): Promise<void> {
  announced.length = 0
  await change()
  const syncTags = await vi.waitUntil(() => announced[0], { timeout: 10_000, interval: 10 })
  const finished: string[][] = []
  await handler({ event: { data: { syncTags } }, done: (tags) => Promise.resolve(finished.push(tags)) })
  expect(finished).toEqual([syncTags])
}

const titleIn = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? ''

test.for(LOCALES.map(({ id }) => id))('a publish in %s is visible to the next visitor', async (locale) => {
  await visit(`/${locale}${PATH}`)
  const title = `A title of ${Date.now()} ${locale}`
  const started = performance.now()
  await publish(() =>
    lake
      .patch(ID)
      .set({ [`title[language=="${locale}"].value`]: title })
      .commit(),
  )
  const { body } = await visit(`/${locale}${PATH}`)
  console.log(`${locale}: visible ${Math.round(performance.now() - started)} ms after the publish`)
  expect(titleIn(body)).toBe(title)
  expect((await visit(`/${locale}${PATH}`)).headers.get('x-vercel-cache')).toBe('HIT')
})

test('pages of other documents are not rendered again', async () => {
  for (const path of OTHERS) await visit(path)
  await publish(() => lake.patch(ID).set({ 'summary[language=="en"].value': 'Another summary' }).commit())
  for (const path of OTHERS)
    expect([path, (await visit(path)).headers.get('x-vercel-cache')]).toEqual([path, 'HIT'])
})

test('pages rendered per visitor are current too: search finds the new publish', async () => {
  await visit('/api/search?q=quokka&locale=en')
  await visit('/en/search?q=quokka')
  await publish(() => lake.patch(ID).set({ 'title[language=="en"].value': 'Quokka services' }).commit())
  expect((await visit('/api/search?q=quokka&locale=en')).body).toContain(ID)
  expect((await visit('/en/search?q=quokka')).body.includes(`/en${PATH}`)).toBe(true)
})

test('a document created after the build has a page until it is deleted', async () => {
  const { _id, _rev, _createdAt, _updatedAt, ...service } = (await lake.getDocument(ID)) ?? {}
  const copy = { ...service, _id: 'service-of-a-test', _type: 'service', slug: { current: 'of-a-test' } }
  const path = '/en/services/of-a-test'
  expect((await visit(path)).status).toBe(404)
  await publish(() => lake.create(copy))
  expect((await visit(path)).status).toBe(200)
  await publish(() => lake.delete(copy._id))
  expect((await visit(path)).status).toBe(404)
})

test("an editor's new redirect is followed", async () => {
  const redirect = {
    _type: 'redirect',
    source: '/of-a-test',
    destination: '/contact',
    permanent: false,
    enabled: true,
  }
  expect((await visit('/en/of-a-test')).status).toBe(404)
  await publish(() => lake.create({ ...redirect, _id: 'redirect-of-a-test' }))
  await vi.waitUntil(async () => (await visit('/en/of-a-test')).status === 307, {
    timeout: 10_000,
    interval: 100,
  })
})

test('forged revalidation requests are rejected', async () => {
  const body = { syncTags: ['s1:any'] }
  expect((await post('/api/revalidate', body)).status).toBe(401)
  expect((await post('/api/revalidate', body, { authorization: 'Bearer another-secret' })).status).toBe(401)
})
