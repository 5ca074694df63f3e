import { cronSecret } from '../../../scripts/start/secrets.ts'
import { settings, siteUrl } from '../support/addresses.ts'
import { lakeClient } from '../support/lake.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { mailsTo, readMail } from '../support/mailbox.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { ownAddress, unique } from '../support/unique.ts'

// A unique client address per test, because the site's rate limits count each one.
test.use({ extraHTTPHeaders: async ({ browserName: _ }, use) => use(ownAddress()) })

/** Sends the mails that are due, as a hosting platform's timer does. The site's own timer runs every minute. */
const sendMails = async () => {
  const { status } = await fetch(`${siteUrl}/api/orders/reconcile`, {
    headers: { authorization: `Bearer ${cronSecret(settings)}` },
  })
  expect(status).toBe(200)
}

for (const { id: locale } of LOCALES) {
  test(`a visitor is told once when a sold-out product is back, ${locale} @full`, async ({
    page,
    context,
    content,
  }) => {
    const { stockRequest } = TEXTS[locale]
    const email = `${unique('waiting')}@reader.example`
    const requests = () =>
      lakeClient('administrator').fetch<number>('count(*[_type == "stockRequest" && email == $email])', {
        email,
      })
    content.removeLater('_type == "stockRequest" && email == $email', { email })
    const { number } = await content.createProduct(0)
    const path = `/${locale}/shop/single/${number}`

    // Asked in another language before: the mail is in the one of the last request.
    const other = locale === 'en' ? 'zh' : 'en'
    await open(page, `/${other}/shop/single/${number}`)
    const otherForm = page.getByRole('main').locator('.stock-request')
    await otherForm.getByLabel(TEXTS[other].stockRequest.email).fill(email)
    await otherForm.getByRole('button').click()
    await expect(otherForm.getByRole('status')).toContainText(email)

    await open(page, path)
    const form = page.getByRole('main').locator('.stock-request')
    const field = form.getByLabel(stockRequest.email)
    await form.getByRole('button', { name: stockRequest.submit }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(TEXTS[locale].forms.emailRequired)
    await field.fill(email)
    await form.getByRole('button', { name: stockRequest.submit }).click()
    await expect(form.getByRole('status')).toHaveText(stockRequest.sent.replace('{email}', email))
    expect(await requests()).toBe(1)
    expect(await mailsTo(email)).toEqual([])

    const late = await context.newPage()
    await open(late, path)
    await lakeClient().patch(`inventory-product-${number}`).set({ available: 7 }).commit()
    await late
      .locator('.stock-request')
      .getByLabel(stockRequest.email)
      .fill(`${unique('late')}@reader.example`)
    await late.locator('.stock-request').getByRole('button', { name: stockRequest.submit }).click()
    await expect(late.locator('.stock-request').getByText(stockRequest.inStock)).toBeVisible()
    await sendMails()
    await sendMails()
    expect(await mailsTo(email)).toHaveLength(1)
    const [mail] = await mailsTo(email)
    const { text } = await readMail(mail?.id ?? '')
    expect(text).toContain(path)
    expect(await requests()).toBe(0)
  })
}
