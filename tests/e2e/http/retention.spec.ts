import { contactForm, fillContactForm, inquiriesOf } from '../support/inquiries.ts'
import { lakeClient } from '../support/lake.ts'
import { TEXTS } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { ownAddress, unique } from '../support/unique.ts'

test.use({ extraHTTPHeaders: async ({ browserName: _ }, use) => use(ownAddress()) })

const LONG_AGO = '2020-01-15T09:00:00Z'
const OPEN_JOB = 'job-site-reliability-engineer'

test('inquiries beyond their retention are deleted with their files; marked and open ones stay @full', async ({
  page,
  content,
}) => {
  const email = `${unique('grace')}@example.com`
  content.removeLater('_type == "inquiry" && email == $email', { email })
  const lake = lakeClient('administrator')
  const kept = { _type: 'inquiry', email, locale: 'en', delivery: { state: 'sent', attempts: 1 } }
  const id = (name: string) => `inquiry.${email.split('@')[0]}-${name}`
  const part = `${id('application')}.file-1`
  const inquiry = (name: string, fields: object) => ({
    ...kept,
    _id: id(name),
    kind: 'contact',
    state: 'answered',
    receivedAt: LONG_AGO,
    ...fields,
  })
  await lake
    .transaction()
    .create(inquiry('letter', {}))
    .create(inquiry('marked', { keepLonger: true }))
    .create(inquiry('newsletter', { kind: 'newsletter' }))
    .create(inquiry('spam', { state: 'spam', kind: 'newsletter' }))
    .create(inquiry('open', { kind: 'application', job: { title: 'Engineer', reference: OPEN_JOB } }))
    .create(
      inquiry('application', {
        kind: 'application',
        job: { title: 'Gone', reference: 'job-that-is-gone' },
        file: { name: 'cv.pdf', size: 3, parts: [part] },
      }),
    )
    .create({ _id: part, _type: 'inquiryFile', content: 'Y3Y=' })
    .commit()

  await page.goto('/en/contact')
  await fillContactForm(page, 'en', {
    name: 'Grace',
    email,
    phone: '+44 20 7946 0123',
    position: 'CTO',
    message: 'We would like to talk.',
  })
  await contactForm(page).getByRole('button').click()
  await expect(page.getByText(TEXTS.en.forms.sent.contact)).toBeVisible()

  const names = async () =>
    (await inquiriesOf(email)).map(({ _id }) => _id).filter((one) => one.startsWith(id('')))
  await expect
    .poll(async () => (await names()).sort())
    .toEqual([id('marked'), id('newsletter'), id('open')].sort())
  expect(await lake.getDocument(part), 'the file went with its application').toBeUndefined()
})
