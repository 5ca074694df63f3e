import { lakeUrl } from '../support/addresses.ts'
import { fullUnless } from '../support/extent.ts'
import { contactForm, type ContactFormValues, fillContactForm, inquiriesOf } from '../support/inquiries.ts'
import { type LocaleId, LOCALES, TEXTS } from '../support/languages.ts'
import { mailsFrom, readMail } from '../support/mailbox.ts'
import { expect, test as base } from '../support/test.ts'
import { ownAddress, unique } from '../support/unique.ts'

const letterOf = (email: string): ContactFormValues => ({
  name: 'آدا بايرون',
  email,
  phone: '+44 20 7946 0123',
  position: 'رئيسة المحركات',
  message: 'نود أن نتحدث معكم عن نقل أنظمتنا.',
})

const test = base.extend<{ email: string }>({
  /** An address of this test, whose inquiries are removed. */
  email: async ({ content }, use) => {
    const email = `${unique('ada')}@example.com`
    content.removeLater('_type == "inquiry" && email == $email', { email })
    await use(email)
  },
})

// A unique client address per test, because the site's rate limits count each one.
test.use({ extraHTTPHeaders: async ({ browserName: _ }, use) => use(ownAddress()) })

/** The errors of an empty form by field label. */
const expectedErrors = ({ forms }: (typeof TEXTS)[LocaleId]) => [
  [forms.name, forms.nameRequired],
  [forms.email, forms.emailRequired],
  [forms.phone, forms.phoneInvalid],
  [forms.position, forms.positionRequired],
  [forms.message, forms.messageRequired],
]

for (const { id } of LOCALES) {
  test(`an empty form shows its errors and focuses the first field, in ${id}${fullUnless(id === 'ar')}`, async ({
    page,
  }) => {
    const field = (name: string) => contactForm(page).getByRole('textbox', { name, exact: true })
    await page.goto(`/${id}/contact`)
    for (const [, message = ''] of expectedErrors(TEXTS[id]))
      await expect(page.getByText(message)).toHaveCount(0)
    await contactForm(page).getByRole('button').press('Enter')
    for (const [label = '', message = ''] of expectedErrors(TEXTS[id])) {
      await expect(field(label)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(label)).toHaveAccessibleDescription(message)
      await expect(contactForm(page).getByText(message)).toBeVisible()
    }
    await expect(field(TEXTS[id].forms.name)).toBeFocused()
  })
}

test('a form corrected by keyboard is sent and keeps its input meanwhile', async ({ page, email }) => {
  const { forms } = TEXTS.en
  const letter = letterOf(email)
  await page.goto('/en/contact')
  const field = (name: string) => contactForm(page).getByRole('textbox', { name, exact: true })
  await field(forms.name).focus()
  for (const [at, text] of Object.entries({ ...letter, email: 'ada@' })) {
    if (at !== 'name') await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(forms.email)).toHaveAccessibleDescription(forms.emailInvalid)
  await expect(field(forms.email)).toBeFocused()
  await expect(field(forms.message)).toHaveValue(letter.message)
  await expect(field(forms.name)).not.toHaveAttribute('aria-invalid')

  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(email)
  await expect(field(forms.email)).not.toHaveAttribute('aria-invalid')
  await expect(contactForm(page).getByText(forms.emailInvalid)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText(forms.sent.contact)).toBeVisible()
})

test('the email fields in hero and banner validate the address @full', async ({ page }) => {
  const { forms } = TEXTS.en
  await page.goto('/en')
  const lines = page.getByRole('main').getByRole('textbox', { name: forms.emailAddress })
  await expect(lines).toHaveCount(2)
  for (const line of await lines.all()) {
    await line.fill('nobody')
    await line.press('Enter')
    await expect(line).toHaveAccessibleDescription(forms.emailInvalid)
    await expect(line).toBeFocused()
    await expect(line).toHaveValue('nobody')
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('an inquiry in Arabic is confirmed, stored privately, and emailed', async ({ page, email }) => {
      await page.goto('/ar/contact')
      await fillContactForm(page, 'ar', letterOf(email))
      await contactForm(page).getByRole('button').click()
      await expect(page.getByText(TEXTS.ar.forms.sent.contact)).toBeInViewport()
      await expect(contactForm(page)).toHaveCount(0)

      const [inquiry] = await inquiriesOf(email)
      expect(inquiry).toMatchObject({ kind: 'contact', state: 'new', locale: 'ar', name: 'آدا بايرون' })
      const query = encodeURIComponent('*[_type match "inquiry*" || _id match "inquiry*"]')
      const open = await fetch(`${lakeUrl}/v2025-10-01/data/query/production?query=${query}`, {
        headers: { 'x-sanity-project-id': 'meridian' },
      })
      expect(await open.json()).toMatchObject({ result: [] })

      await expect.poll(() => mailsFrom(email)).toHaveLength(1)
      const [mail] = await mailsFrom(email)
      expect(mail?.subject).toBe('رسالة من آدا بايرون عبر الموقع')
      const whole = await readMail(mail?.id ?? '')
      expect(whole.text).toContain('نود أن نتحدث معكم عن نقل أنظمتنا.')
      expect(whole.html).toContain('dir="rtl"')
      await expect.poll(async () => (await inquiriesOf(email))[0]?.delivery.state).toBe('sent')
    })

    test('the email fields in hero and banner send an address @full', async ({ page, email }) => {
      await page.goto('/en')
      const lines = page.getByRole('main').getByRole('textbox', { name: TEXTS.en.forms.emailAddress })
      await expect(lines).toHaveCount(2)
      await lines.last().fill(email)
      await lines.last().press('Enter')
      await expect(page.getByText(TEXTS.en.forms.sent.email)).toBeInViewport()
      await expect(lines).toHaveCount(1)
      expect(await inquiriesOf(email)).toMatchObject([{ kind: 'email', state: 'new' }])
    })
  })
}

test('the confirmation gets the focus @full', async ({ page, email }) => {
  await page.goto('/ar/contact')
  await fillContactForm(page, 'ar', letterOf(email))
  await contactForm(page).getByRole('button').press('Enter')
  await expect(page.locator(':focus')).toHaveText(TEXTS.ar.forms.sent.contact)
})

test('two clicks send one inquiry @full', async ({ page, email }) => {
  await page.goto('/ar/contact')
  await fillContactForm(page, 'ar', letterOf(email))
  await contactForm(page).getByRole('button').dblclick()
  await expect(page.getByText(TEXTS.ar.forms.sent.contact)).toBeVisible()
  expect(await inquiriesOf(email)).toHaveLength(1)
  await expect.poll(() => mailsFrom(email)).toHaveLength(1)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('reloading the response sends no second inquiry @full', async ({ page, email }) => {
    await page.goto('/ar/contact')
    await fillContactForm(page, 'ar', letterOf(email))
    await contactForm(page).getByRole('button').click()
    await expect(page.getByText(TEXTS.ar.forms.sent.contact)).toBeVisible()
    await page.reload()
    await expect(page.getByText(TEXTS.ar.forms.sent.contact)).toBeVisible()
    expect(await inquiriesOf(email)).toHaveLength(1)
  })

  test('without images and cookies, the form is sent after one more click @full', async ({ page, email }) => {
    await page.route('**/api/forms/mark', (route) => route.fulfill({ status: 204 }))
    await page.goto('/ar/contact')
    await fillContactForm(page, 'ar', letterOf(email))
    await contactForm(page).getByRole('button').click()
    await expect(contactForm(page).getByRole('status')).toHaveText(TEXTS.ar.forms.sendAgain)
    expect(await inquiriesOf(email)).toEqual([])
    await contactForm(page).getByRole('button').click()
    await expect(page.getByText(TEXTS.ar.forms.sent.contact)).toBeVisible()
    expect(await inquiriesOf(email)).toHaveLength(1)
  })
})

test('an inquiry of a bot is stored as spam and not emailed @full', async ({ page, email }) => {
  await page.goto('/ar/contact')
  await fillContactForm(page, 'ar', letterOf(email))
  await contactForm(page).locator('[name=website]').fill('https://spam.example')
  await contactForm(page).getByRole('button').click()
  await expect(page.getByText(TEXTS.ar.forms.sent.contact)).toBeVisible()
  expect(await inquiriesOf(email)).toMatchObject([{ state: 'spam', delivery: { state: 'none' } }])
  expect(await mailsFrom(email)).toEqual([])
})

test('malicious input is stored as plain text @full', async ({ page, email }) => {
  await page.goto('/ar/contact')
  const name = '<img src=x onerror=alert(1)>"\'; Bcc: all@example.com'
  await fillContactForm(page, 'ar', {
    ...letterOf(email),
    name,
    message: '</pre><script>alert(1)</script> {name}',
  })
  await contactForm(page).getByRole('button').click()
  await expect(page.getByText(TEXTS.ar.forms.sent.contact)).toBeVisible()
  await expect.poll(() => mailsFrom(email)).toHaveLength(1)
  const [mail] = await mailsFrom(email)
  expect(mail?.to).toHaveLength(1)
  const { html } = await readMail(mail?.id ?? '')
  expect(html).not.toMatch(/<script|<img/)
  expect(await inquiriesOf(email)).toMatchObject([
    { name, message: '</pre><script>alert(1)</script> {name}' },
  ])
})

test('too many inquiries are rate limited, and the input is kept @full', async ({ page, content, email }) => {
  content.removeLater('_type == "inquiry" && email match $email', { email: `*${email}` })
  const line = () => page.getByRole('main').getByRole('textbox', { name: TEXTS.en.forms.emailAddress }).last()
  await page.goto('/en')
  await line().fill(`once.${email}`)
  const sending = page.waitForRequest((request) => request.method() === 'POST')
  await line().press('Enter')
  await expect(page.getByText(TEXTS.en.forms.sent.email)).toBeVisible()
  const sent = await sending
  for (let time = 2; time <= 10; time += 1) await page.request.fetch(sent)
  await page.goto('/en')
  await line().fill(email)
  await line().press('Enter')
  await expect(
    page.getByRole('status').getByText('Too many messages have been sent from your network'),
  ).toBeVisible()
  await expect(line()).toHaveValue(email)
  expect(await inquiriesOf(email)).toEqual([])
})

test('without a connection the input is kept, and the form explains what to do @full', async ({
  page,
  browserErrors,
  email,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.goto('/ar/contact')
  await fillContactForm(page, 'ar', letterOf(email))
  await contactForm(page).getByRole('textbox').first().press('Enter')
  await expect(page.getByText(TEXTS.ar.forms.sent.contact)).toBeVisible()

  await page.goto('/ar/contact')
  const letter = { ...letterOf(email), message: 'رسالة ثانية' }
  await fillContactForm(page, 'ar', { ...letter, email: 'ada' })
  await contactForm(page).getByRole('button').click()
  await expect(contactForm(page).getByText(TEXTS.ar.forms.emailInvalid)).toBeVisible()
  await fillContactForm(page, 'ar', letter)
  await page.context().setOffline(true)
  await contactForm(page).getByRole('button').click()
  await expect(contactForm(page).getByRole('status')).toHaveText(TEXTS.ar.forms.noConnection)
  await expect(page.locator('textarea')).toHaveValue(letter.message)
  await page.context().setOffline(false)
  await contactForm(page).getByRole('button').click()
  await expect(page.getByText(TEXTS.ar.forms.sent.contact)).toBeVisible()
  expect((await inquiriesOf(email)).map(({ message }) => message)).toContain(letter.message)
})
