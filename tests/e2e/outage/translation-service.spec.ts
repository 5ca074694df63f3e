import { expect, test } from '@playwright/test'
import { studioUrl } from '../support/addresses.ts'
import { DEEPL_KEY, type FakeDeepl, startFakeDeepl } from '../support/fake-deepl.ts'
import { useProductCopy } from '../support/product-copy.ts'

let deepl: FakeDeepl
test.beforeAll(async () => {
  deepl = await startFakeDeepl()
})
test.afterAll(() => deepl.stop())
const product = useProductCopy({
  environment: () => ({ DEEPL_API_KEY: DEEPL_KEY, DEEPL_API_HOST: deepl.url, STUDIO_URL: studioUrl }),
})

const address = () => `${product.siteUrl}/api/studio/translations`
const wanted = { type: 'service', language: 'ar', texts: ['See <1>prices</1> & terms.'] }

/** Sends texts as Studio does for an editor. */
async function translate(editor: string, body: object = wanted, origin = studioUrl) {
  const authorization = `Bearer ${product.tokens[editor] ?? editor}`
  const response = await fetch(address(), {
    method: 'POST',
    headers: { origin, authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as { texts?: string[]; error?: string } }
}

test('an editor has texts translated by the site, with its key and their rights @full', async () => {
  expect(await (await fetch(address())).json()).toEqual({ available: true })
  const preflight = await fetch(address(), { method: 'OPTIONS', headers: { origin: studioUrl } })
  expect(preflight.headers.get('access-control-allow-origin')).toBe(studioUrl)

  await test.step('placeholders survive the journey, and many texts go in parts', async () => {
    expect(await translate('marketer')).toEqual({
      status: 200,
      body: { texts: ['[AR] See <1>prices</1> & terms.'] },
    })
    expect(deepl.requests).toEqual([
      {
        text: ['See <g1>prices</g1> &amp; terms.'],
        source_lang: 'EN',
        target_lang: 'AR',
        tag_handling: 'xml',
      },
    ])
    const texts = Array.from({ length: 60 }, (_, index) => `Text ${index}`)
    const { body } = await translate('marketer', { ...wanted, language: 'zh', texts })
    expect(body.texts).toEqual(texts.map((text) => `[ZH-HANS] ${text}`))
  })

  await test.step('without the right to write such documents nothing is sent to the service', async () => {
    const before = deepl.requests.length
    expect((await translate('viewer')).status).toBe(403)
    expect((await translate('merchandiser')).status).toBe(403)
    expect((await translate('nobody')).status).toBe(401)
    expect((await translate('marketer', wanted, 'https://example.com')).status).toBe(403)
    expect((await translate('marketer', { ...wanted, language: 'en' })).status).toBe(422)
    expect(deepl.requests).toHaveLength(before)
  })

  await test.step('a used-up quota, an outage and an unreachable service say so', async () => {
    deepl.answerWith(456)
    expect(await translate('marketer')).toMatchObject({ status: 502, body: { error: 'refused' } })
    deepl.answerWith(500)
    expect(await translate('marketer')).toMatchObject({ status: 503, body: { error: 'unavailable' } })
    await deepl.stop()
    expect(await translate('marketer')).toMatchObject({ status: 503, body: { error: 'unavailable' } })
    await product.killLake()
    expect(await translate('marketer')).toMatchObject({ status: 503, body: { error: 'unavailable' } })
  })
})
