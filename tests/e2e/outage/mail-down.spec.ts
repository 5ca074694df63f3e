import { lakeClientAt } from '../../../scripts/seed/client.ts'
import { contactForm, fillContactForm, inquiriesOf } from '../support/inquiries.ts'
import { TEXTS } from '../support/languages.ts'
import { mailsFrom } from '../support/mailbox.ts'
import { useProductCopy } from '../support/product-copy.ts'
import { expect, test } from '../support/test.ts'
import { ownAddress, unique } from '../support/unique.ts'

const product = useProductCopy()

test('while the mail service is down an inquiry is confirmed and stored, and emailed once when it is back @full', async ({
  page,
  browserErrors,
}) => {
  test.setTimeout(180_000)
  // The policy contains the original lake's address; images of the copy have another one.
  browserErrors.allow(/img-src/)
  const email = `${unique('ada')}@example.com`
  const lake = lakeClientAt(product.lakeUrl, product.tokens.viewer)
  const mailbox = { url: product.mailUrl, key: product.mailKey }
  await product.killMail()

  await page.setExtraHTTPHeaders(ownAddress())
  await page.goto(`${product.siteUrl}/en/contact`)
  const letter = { name: 'Ada', phone: '+44 20 7946 0123', position: 'Engineer', message: 'Hello there.' }
  await fillContactForm(page, 'en', { ...letter, email })
  await contactForm(page).getByRole('button').click()
  await expect(page.getByText(TEXTS.en.forms.sent.contact)).toBeVisible()
  await expect
    .poll(async () => (await inquiriesOf(email, lake))[0]?.delivery)
    .toMatchObject({ state: 'waiting', attempts: 1 })

  await test.step('a restart of the site loses nothing', async () => {
    await product.restartSite()
    await product.startMail()
    await expect.poll(() => mailsFrom(email, mailbox), { timeout: 90_000 }).toHaveLength(1)
    await expect.poll(async () => (await inquiriesOf(email, lake))[0]?.delivery.state).toBe('sent')
  })
})
