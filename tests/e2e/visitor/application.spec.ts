import { lakeUrl, mailUrl } from '../support/addresses.ts'
import { fullUnless } from '../support/extent.ts'
import { inquiriesOf } from '../support/inquiries.ts'
import { publishedContent } from '../support/lake.ts'
import { TEXTS } from '../support/languages.ts'
import { mailsFrom, readMail } from '../support/mailbox.ts'
import { expect, test } from '../support/test.ts'
import { ownAddress, unique } from '../support/unique.ts'

test.use({ extraHTTPHeaders: async ({ browserName: _ }, use) => use(ownAddress()) })

const OPEN_JOB = '*[_type == "job" && (!defined(closesAt) || closesAt > now())][0].slug.current'
/** Large enough to be stored in two parts. */
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2_500_000, 'x')])

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test(`an application arrives with its CV, which others cannot read${fullUnless(javaScriptEnabled)}`, async ({
      page,
      content,
    }) => {
      const { forms } = TEXTS.zh
      const email = `${unique('li')}@example.com`
      content.removeLater('_type == "inquiry" && email == $email', { email })
      const slug = await publishedContent().fetch<string>(OPEN_JOB)
      await page.goto(`/zh/career/${slug}`)
      await page.getByRole('textbox', { name: forms.name, exact: true }).fill('李明')
      await page.getByRole('textbox', { name: forms.email, exact: true }).fill(email)
      const cv = page.getByLabel(forms.cv)
      const send = page.getByRole('button', { name: forms.apply })

      await cv.setInputFiles({ name: '简历.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') })
      await send.click()
      await expect(page.getByText(forms.filePdf)).toBeVisible()
      await cv.setInputFiles({ name: '简历.pdf', mimeType: 'application/pdf', buffer: PDF })
      await send.click()
      await expect(page.getByText(forms.sent.application)).toBeInViewport()

      const [inquiry] = await inquiriesOf(email)
      expect(inquiry).toMatchObject({ kind: 'application', name: '李明', file: { name: '简历.pdf' } })
      const parts = (inquiry as unknown as { file: { parts: string[] } }).file.parts
      content.removeLater('_id in $parts', { parts })
      expect(parts.length).toBeGreaterThan(1)
      const open = await fetch(`${lakeUrl}/v2025-10-01/data/doc/production/${parts.join(',')}`, {
        headers: { 'x-sanity-project-id': 'meridian' },
      })
      expect(JSON.stringify(await open.json())).not.toContain('content')

      await expect.poll(() => mailsFrom(email)).toHaveLength(1)
      const [mail] = await mailsFrom(email)
      const { text, id } = await readMail(mail?.id ?? '')
      expect(text).toContain('简历.pdf')
      expect(await attachmentOf(id)).toEqual(PDF)
    })
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a CV larger than the site reads is answered by a page that leads back to the form @full', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(/status of 400/)
    const { forms, errors } = TEXTS.ar
    const slug = await publishedContent().fetch<string>(OPEN_JOB)
    await page.goto(`/ar/career/${slug}`)
    const buffer = Buffer.concat([PDF, Buffer.alloc(10_000_000, 'x')])
    await page.getByLabel(forms.cv).setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
    await page.getByRole('button', { name: forms.apply }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.formTitle)
    await page.getByRole('link', { name: errors.backToForm }).click()
    await expect(page.getByRole('button', { name: forms.apply })).toBeVisible()
  })
})

async function attachmentOf(id: string): Promise<Buffer> {
  const response = await fetch(`${mailUrl}/mails/${id}/attachments/0`)
  return Buffer.from(await response.arrayBuffer())
}
