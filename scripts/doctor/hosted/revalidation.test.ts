import { afterEach, expect, test } from 'vitest'
import { respond, serve, stopServers } from '../../../emulators/shared/testing/serve.ts'
import { describeDelivery, functionReachesSite } from './revalidation.ts'

afterEach(stopServers)

const SECRET = 'the-secret-between-function-and-site'

/** Starts a site that accepts the right secret only, and records request bodies. */
async function startSite() {
  const bodies: string[] = []
  const site = await serve(async (request) => {
    bodies.push(await request.text())
    const isKnown = request.headers.get('authorization') === `Bearer ${SECRET}`
    return respond(isKnown && new URL(request.url).pathname === '/api/revalidate' ? 200 : 401)
  })
  return { site, bodies }
}

test('the site receives what the Sanity Function itself sends', async () => {
  const { site, bodies } = await startSite()
  const finding = await functionReachesSite({ SITE_URL: site, REVALIDATE_SECRET: SECRET })
  expect(finding).toMatchObject({ state: 'ok', subject: 'Published changes' })
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([{ syncTags: ['s1:doctor'] }])
})

test('reports a wrong secret without showing it', async () => {
  const { site } = await startSite()
  const finding = await functionReachesSite({ SITE_URL: site, REVALIDATE_SECRET: 'another-secret' })
  expect(finding).toMatchObject({
    state: 'fix',
    message: expect.stringContaining('another REVALIDATE_SECRET') as string,
  })
  expect(finding.message).not.toContain('another-secret')
})

test('reports a site that rejects the tags', () => {
  expect(
    describeDelivery('https://site.example', 'The site did not accept the changed tags (last status 422).'),
  ).toMatch(/last status 422.*deploy/)
})

test('reports a site that cannot be reached, without advice to deploy it', () => {
  expect(
    describeDelivery('https://site.example', 'The site did not accept the changed tags (last status 0).'),
  ).toBe('https://site.example does not answer: check SITE_URL and whether the site runs')
})
