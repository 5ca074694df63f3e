import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTemporaryMailbox, type TemporaryMailbox, VALID_MAIL } from '../testing/temporary-mailbox.ts'

let mailbox: TemporaryMailbox
beforeEach(() => {
  mailbox = openTemporaryMailbox()
})
afterEach(() => mailbox.close())

const send = async (mail: object) =>
  ((await (await mailbox.call('POST', '/emails', { ...VALID_MAIL, ...mail })).json()) as { id: string }).id
const text = async (path: string) => (await mailbox.open(path)).text()

test('the newest email comes first, with its recipients and first words', async () => {
  await send({ subject: 'The first' })
  await send({ subject: 'The second', text: undefined, html: '<style>p{}</style><p>Hello &amp; welcome</p>' })
  const page = await text('/')
  expect(page.indexOf('The second')).toBeLessThan(page.indexOf('The first'))
  expect(page).toContain('Mary Wells')
  expect(page).toContain('Hello &#38; welcome')
})

test('search ignores case, accents and Arabic vowel signs', async () => {
  await send({ subject: 'Résumé of Ada' })
  await send({ subject: 'رسالة جديدة', text: 'مُحَمَّد' })
  expect(await text('/?q=RESUME')).toContain('Résumé of Ada')
  expect(await text(`/?q=${encodeURIComponent('محمد')}`)).toContain('رسالة جديدة')
  expect(await text('/?q=nobody')).toContain('No mail holds these words')
})

test('the content of an email is escaped in the inbox', async () => {
  const id = await send({ subject: '<script>alert(1)</script>', text: '</pre><img src=x onerror=alert(1)>' })
  for (const page of [await text('/'), await text(`/mails/${id}`)]) {
    expect(page).not.toMatch(/<script>alert|<img src=x/)
  }
})

test('the HTML of an email is shown in a sandbox without scripts and requests', async () => {
  const id = await send({
    html: '<img src="cid:logo"><script>1</script>',
    attachments: [{ filename: 'logo.png', content: 'iVBORw==', content_id: 'logo' }],
  })
  const response = await mailbox.open(`/mails/${id}/html`)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain('sandbox')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('allow-scripts')
  expect(await response.text()).toContain(`"/mails/${id}/attachments/0"`)
  expect(await text(`/mails/${id}`)).toMatch(/<iframe[^>]* sandbox="[^"]*"/)
})

test('attachments are downloaded under their names, byte for byte', async () => {
  const id = await send({ attachments: [{ filename: '简历/cv.pdf', content: 'JVBERi0=' }] })
  const response = await mailbox.open(`/mails/${id}/attachments/0`)
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('简历_cv.pdf')}`,
  )
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(await response.text()).toBe('%PDF-')
  expect((await mailbox.open(`/mails/${id}/attachments/1`)).status).toBe(404)
})

test('long lists are paginated', async () => {
  for (let n = 1; n <= 60; n += 1) await send({ subject: `Mail number ${n}.` })
  const first = await text('/')
  expect(first).toContain('Mail number 60.')
  expect(first).not.toContain('Mail number 10.')
  const older = /href="(\/\?[^"]*after[^"]*)"/.exec(first)?.[1]?.replaceAll('&#38;', '&') ?? ''
  expect(await text(older)).toContain('Mail number 10.')
})

test('all emails can be deleted, but only from the inbox itself', async () => {
  await send({})
  const forms = [
    { headers: { origin: 'https://evil.example' } },
    { headers: { 'sec-fetch-site': 'cross-site' } },
  ]
  for (const form of forms)
    expect((await mailbox.open('/mails/delete', { method: 'POST', ...form })).status).toBe(403)
  expect(await text('/')).toContain('Your inquiry')
  const own = { headers: { origin: 'http://localhost:4020', 'sec-fetch-site': 'same-origin' } }
  expect((await mailbox.open('/mails/delete', { method: 'POST', ...own })).status).toBe(303)
  expect(await text('/')).toContain('No mail yet')
})

test('a foreign host name that resolves to this machine reads nothing', async () => {
  const response = await mailbox.handle(new Request('http://rebound.example:4020/'))
  expect(response.status).toBe(403)
})

test.each(['/mails/none', '/mails/none/html', '/mails/none/attachments/0', '/mails/a/b/c/d'])(
  '%s shows a 404 page',
  async (path) => {
    const response = await mailbox.open(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Back to the inbox')
    expect(mailbox.reported).toEqual([])
  },
)
