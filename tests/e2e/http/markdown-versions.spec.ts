import { fullUnless } from '../support/extent.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'

for (const { id } of LOCALES) {
  test(`the Markdown version of a page has the same content in ${id}${fullUnless(id === 'ar')}`, async ({
    page,
    request,
  }) => {
    await page.goto(`/${id}/services/cybersecurity`)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const twin = await page.locator('link[type="text/markdown"]').getAttribute('href')
    expect(twin).toMatch(new RegExp(`/${id}/services/cybersecurity\\.md$`))
    const response = await request.get(`/${id}/services/cybersecurity.md`)
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8')
    const markdown = await response.text()
    expect(markdown).toContain(`# ${title}\n`)
    expect(markdown).not.toMatch(/<\w|undefined|\[object/)
    expect(markdown).not.toContain(TEXTS[id].common.skipToContent)
  })
}

test('the home page has a Markdown version, a missing page has none', async ({ request }) => {
  expect(await (await request.get('/en.md')).text()).toMatch(/^# /m)
  expect((await request.get('/en/no-such-page.md')).status()).toBe(404)
})

test('a Markdown version has no Markdown version, and neither have endpoints, so the site never requests itself recursively', async ({
  request,
}) => {
  for (const path of [
    `/en/contact${'.md'.repeat(20)}`,
    '/en/contact.md.md',
    `${'/api/markdown'.repeat(20)}/en/contact`,
    '/api/markdown/en/contact.md',
    '/api/markdown/%25',
    '/api/markdown/en/%25',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
  }
})

test('behind a TLS proxy a page has its Markdown version too', async ({ request }) => {
  const response = await request.get('/en/contact.md', { headers: { 'x-forwarded-proto': 'https' } })
  expect([response.status(), response.headers()['content-type']]).toEqual([
    200,
    'text/markdown; charset=utf-8',
  ])
})

test('llms.txt links to the Markdown versions', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text()
  expect(text).toMatch(/^# Meridian\n\n> /)
  const twins = [...text.matchAll(/\]\((\S+\.md)\)/g)].map(([, url = '']) => new URL(url).pathname)
  expect(twins).toContain('/en/services/cybersecurity.md')
  for (const twin of twins.slice(0, 5)) expect((await request.get(twin)).status()).toBe(200)
})

test('the home page has structured data of the company and the site, a page of its breadcrumb', async ({
  page,
}) => {
  const data = async () => {
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return texts.map((text) => JSON.parse(text) as Record<string, unknown>)
  }
  await page.goto('/ar')
  expect(await data()).toContainEqual(
    expect.objectContaining({
      '@graph': [
        expect.objectContaining({ '@type': 'Organization' }),
        expect.objectContaining({ '@type': 'WebSite', inLanguage: 'ar' }),
      ],
    }),
  )
  await page.goto('/en/contact')
  expect(await data()).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
})

for (const { id } of LOCALES) {
  test(`a shared page has its own image in ${id}${fullUnless(id === 'ar')}`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto(`/${id}/services/cybersecurity`)
    const address = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(address).toBe(`${baseURL}/sharing/${id}/services/cybersecurity.png`)
    const picture = await (await request.get(address ?? '')).body()
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    const other = await (await request.get(`/sharing/${id}/contact.png`)).body()
    expect(other.equals(picture), 'another page has another picture').toBe(false)
  })
}

test('a missing page has no image', async ({ request }) => {
  for (const path of ['/sharing/en/no-such-page.png', '/sharing/xx.png', '/sharing/en/%25.png']) {
    expect([400, 404]).toContain((await request.get(path)).status())
  }
})
