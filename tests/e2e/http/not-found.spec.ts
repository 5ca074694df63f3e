import { expect, test } from '@playwright/test'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { unique } from '../support/unique.ts'
import { destination, visit } from '../support/visitor.ts'

for (const { id, languageTag, direction } of LOCALES) {
  test(`an unknown address responds with 404 in ${id} with localized texts`, async () => {
    for (const path of [
      `/${id}/${unique('nowhere')}`,
      `/${id}/services/${unique('nothing')}`,
      `/${id}/a/b/c/d`,
    ]) {
      const { status, body } = await visit(path)
      expect(status, path).toBe(404)
      const [root = ''] = /<html[^>]*>/.exec(body) ?? []
      expect(root, path).toContain(`lang="${languageTag}"`)
      expect(root, path).toContain(`dir="${direction}"`)
      const [heading = ''] = /<h1[^>]*>.*?<\/h1>/s.exec(body) ?? []
      expect(heading, 'readable without a script').toContain(TEXTS[id].errors.notFoundTitle)
      const [robots = ''] = /<meta name="robots"[^>]*>/.exec(body) ?? []
      expect(robots, 'search engines keep it out').toContain('noindex')
    }
  })
}

test('an unknown address without a language redirects to one, which responds with 404', async () => {
  const path = `/${unique('nowhere')}`
  const first = await visit(path, { headers: { 'accept-language': 'ar' } })
  expect(first.status).toBe(307)
  expect((await visit(`/ar${path}`)).status).toBe(404)
})

test('a missing file responds with 404 in the visitor’s language', async () => {
  for (const path of ['/about.html', '/old/shop.php', '/img/logo.png']) {
    const { status, body } = await visit(path, { headers: { 'accept-language': 'ar' } })
    expect(status, path).toBe(404)
    expect(body, path).toContain(TEXTS.ar.errors.notFoundTitle)
  }
})

test('an address with an uppercase language redirects to the page with its query', async () => {
  const answer = await visit('/EN/shop?from=mail')
  expect([answer.status, destination(answer)]).toEqual([308, '/en/shop?from=mail'])
})

test('a missing script or style is not cached', async () => {
  for (const path of ['/_next/static/chunks/no-such-file.js', '/_next/static/media/no-such-file.woff2']) {
    const { status, headers } = await visit(path)
    expect(status, path).toBe(404)
    expect(headers.get('cache-control'), path).toContain('no-store')
  }
})

test('malformed addresses get a client error, not a server error', async () => {
  const strange = [
    '/en/%',
    '/en/%00',
    '/en/%2e%2e/%2e%2e/etc/passwd',
    '/en/..%2f..%2fetc%2fpasswd',
    '/%E0%A4%A',
    `/en/${'a'.repeat(3000)}`,
    '/en/contact/%7Bslug%7D',
    '/en/services/__proto__',
    '/fr/contact.php',
    '/favicon.ico.bak',
  ]
  for (const path of strange) {
    const { status } = await visit(path)
    expect(status, path).toBeGreaterThanOrEqual(300)
    expect(status, path).toBeLessThan(500)
  }
})
