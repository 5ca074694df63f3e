import { expect, test } from '@playwright/test'
import { lakeTokens, siteUrl, studioUrl } from '../support/addresses.ts'

const ADDRESS = `${siteUrl}/api/studio/translations`
const WANTED = { type: 'page', language: 'ar', texts: ['Contact us'] }

/** Asks for translations as Studio does for an editor. */
async function translate(editor: string | undefined, body: object = WANTED, origin = studioUrl) {
  const token = editor && lakeTokens()[editor]
  const response = await fetch(ADDRESS, {
    method: 'POST',
    headers: {
      origin,
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { error?: string; texts?: string[] }
  return { status: response.status, ...answer }
}

test('texts are translated for people who may write such documents, from Studio only (ASVS 8.2.1)', async () => {
  expect(await translate(undefined)).toMatchObject({ status: 401 })
  expect(await translate('marketer', WANTED, 'https://evil.example')).toMatchObject({ status: 403 })
  expect(await translate('merchandiser')).toMatchObject({ status: 403, error: 'forbidden' })
  expect(await translate('viewer')).toMatchObject({ status: 403, error: 'forbidden' })
  expect(await translate('marketer', { ...WANTED, type: 'product' })).toMatchObject({ status: 403 })
})

test('other requests than those of Studio are refused', async () => {
  for (const body of [{}, { ...WANTED, language: 'en' }, { ...WANTED, texts: [] }, { ...WANTED, type: '*' }])
    expect(await translate('marketer', body)).toMatchObject({ status: 422, error: 'invalid' })
  const long = { ...WANTED, texts: ['x'.repeat(300_000)] }
  expect(await translate('marketer', long)).toMatchObject({ status: 413 })
})

test('without a key the site says so', async () => {
  const { available } = (await (await fetch(ADDRESS)).json()) as { available: boolean }
  // A developer may run the product with a key of their own; `translation-service.spec.ts` covers that case.
  test.skip(available, 'this product has a key')
  expect(await translate('marketer')).toMatchObject({ status: 404, error: 'off' })
})
