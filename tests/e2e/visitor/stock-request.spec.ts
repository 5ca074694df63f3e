import { fullUnless } from '../support/extent.ts'
import { lakeClient } from '../support/lake.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { mailsTo, readMail } from '../support/mailbox.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { visit } from '../support/visitor.ts'

const PLANTER = '10014'
const STOCK = `inventory-product-${PLANTER}`

/** The site sends mails every minute. */
const MAIL_MS = 100_000

for (const { id: locale } of LOCALES) {
  test(`a visitor is told once when a sold-out product is back, ${locale}${fullUnless(locale === 'ar')}`, async ({
    page,
    context,
    content,
  }) => {
    test.setTimeout(180_000)
    const { stockRequest } = TEXTS[locale]
    const email = `${unique('waiting')}@reader.example`
    const requests = () =>
      lakeClient('administrator').fetch<number>('count(*[_type == "stockRequest" && email == $email])', {
        email,
      })
    content.removeLater('_type == "stockRequest" && email == $email', { email })
    await content.publish(STOCK, () => ({ available: 0 }))
    await expect
      .poll(async () => (await visit(`/${locale}/shop/single/${PLANTER}`)).body)
      .toContain('https://schema.org/SoldOut')

    // Asked in another language before: the mail is in the one of the last request.
    const other = locale === 'en' ? 'zh' : 'en'
    await open(page, `/${other}/shop/single/${PLANTER}`)
    const otherForm = page.getByRole('main').locator('.stock-request')
    await otherForm.getByLabel(TEXTS[other].stockRequest.email).fill(email)
    await otherForm.getByRole('button').click()
    await expect(otherForm.getByRole('status')).toContainText(email)

    await open(page, `/${locale}/shop/single/${PLANTER}`)
    const form = page.getByRole('main').locator('.stock-request')
    const field = form.getByLabel(stockRequest.email)
    await form.getByRole('button', { name: stockRequest.submit }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(TEXTS[locale].forms.emailInvalid)
    await field.fill(email)
    await form.getByRole('button', { name: stockRequest.submit }).click()
    await expect(form.getByRole('status')).toHaveText(stockRequest.sent.replace('{email}', email))
    expect(await requests()).toBe(1)
    expect(await mailsTo(email)).toEqual([])

    const late = await context.newPage()
    await open(late, `/${locale}/shop/single/${PLANTER}`)
    await content.publish(STOCK, () => ({ available: 7 }))
    await late
      .locator('.stock-request')
      .getByLabel(stockRequest.email)
      .fill(`${unique('late')}@reader.example`)
    await late.locator('.stock-request').getByRole('button', { name: stockRequest.submit }).click()
    await expect(late.locator('.stock-request').getByText(stockRequest.inStock)).toBeVisible()
    await expect.poll(() => mailsTo(email), { timeout: MAIL_MS }).toHaveLength(1)
    const [mail] = await mailsTo(email)
    const { text } = await readMail(mail?.id ?? '')
    expect(text).toContain(`/${locale}/shop/single/${PLANTER}`)
    await expect.poll(requests).toBe(0)
  })
}
