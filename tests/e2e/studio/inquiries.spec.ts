import { readHistory } from '../support/history.ts'
import { contactForm, fillContactForm, inquiriesOf } from '../support/inquiries.ts'
import { lakeClient } from '../support/lake.ts'
import { TEXTS } from '../support/languages.ts'
import { chooseAction, field } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { ownAddress, unique } from '../support/unique.ts'

test.use({ extraHTTPHeaders: async ({ browserName: _ }, use) => use(ownAddress()) })

test('an inquiry is listed as new, answered, and leaves the list @full', async ({
  page,
  content,
  studioOf,
}) => {
  const name = unique('آدا')
  const email = `${unique('ada')}@example.com`
  content.removeLater('_type == "inquiry" && email == $email', { email })
  await page.goto('/ar/contact')
  const letter = { name, email, phone: '+44 20 7946 0123', position: 'مديرة', message: 'نود أن نتحدث.' }
  await fillContactForm(page, 'ar', letter)
  await contactForm(page).getByRole('button').click()
  await expect(page.getByText(TEXTS.ar.forms.sent.contact)).toBeVisible()

  const studio = await studioOf('marketer', '/structure/inquiries;new')
  await studio.getByRole('link', { name: new RegExp(name) }).click()
  await expect(field(studio, 'message').getByRole('textbox')).toHaveValue(letter.message)
  await expect(field(studio, 'message').getByRole('textbox')).toHaveAttribute('readonly', '')
  await field(studio, 'replyNote').getByRole('textbox').fill('Called her back.')
  await chooseAction(studio, 'Mark as answered')
  await expect.poll(async () => (await inquiriesOf(email))[0]?.state).toBe('answered')
  const id = (await inquiriesOf(email))[0]?._id ?? ''
  await expect
    .poll(async () => (await lakeClient('viewer').getDocument(id))?.replyNote as unknown)
    .toBe('Called her back.')
  expect(await lakeClient('viewer').getDocument(`drafts.${id}`)).toBeUndefined()

  await studio.goto(`${new URL(studio.url()).origin}/structure/inquiries;answered`)
  await expect(studio.getByRole('link', { name: new RegExp(name) })).toBeVisible()
})

test('inquiries cannot be created by hand @full', async ({ studioOf }) => {
  const studio = await studioOf('marketer', '/structure/inquiries;new')
  await expect(studio.getByText('New', { exact: true }).first()).toBeVisible()
  await expect(studio.getByTestId('action-intent-button')).toHaveCount(0)
})

test('a viewer reads inquiries, and cannot answer or delete them @full', async ({
  studioOf,
  content,
  browserErrors,
}) => {
  // Studio asks the lake whether the user may create releases.
  browserErrors.allow(/status of 403 .*\/data\/actions\//)
  const _id = `inquiry.${unique('viewed')}`
  content.removeLater('_id == $id', { id: _id })
  await lakeClient().create({
    _id,
    _type: 'inquiry',
    state: 'new',
    kind: 'contact',
    email: 'ada@example.com',
    locale: 'en',
    receivedAt: new Date().toISOString(),
    delivery: { state: 'sent', attempts: 1 },
  })
  const studio = await studioOf('viewer', `/structure/inquiries;new;${_id}`)
  await expect(field(studio, 'email').getByRole('textbox')).toHaveValue('ada@example.com')
  await studio.getByTestId('action-menu-button').click()
  for (const name of ['Mark as answered', 'Delete'])
    await expect(studio.getByRole('menuitem', { name })).toBeDisabled()
})

test('an incomplete attachment is named, and a deleted application leaves no copy in the history @full', async ({
  studioOf,
  content,
}) => {
  const name = unique('applicant')
  const _id = `inquiry.${name}`
  const part = `${_id}.file-1`
  content.removeLater('_id in $ids', { ids: [_id, part] })
  const lake = lakeClient()
  await lake.create({ _id: part, _type: 'inquiryFile', content: 'JVBERi0=' })
  await lake.create({
    _id,
    _type: 'inquiry',
    state: 'new',
    kind: 'application',
    name,
    email: 'ada@example.com',
    locale: 'en',
    file: { name: 'cv.pdf', size: 5, parts: [part, `${_id}.file-2`] },
    receivedAt: new Date().toISOString(),
    delivery: { state: 'sent', attempts: 1 },
  })
  expect(await readHistory(_id, part)).toContain(name)

  const studio = await studioOf('marketer', `/structure/inquiries;new;${_id}`)
  await chooseAction(studio, 'Download attachment')
  await expect(studio.getByText('The attachment is incomplete')).toBeVisible()
  await chooseAction(studio, 'Delete')
  await expect(studio.getByText(`Delete the inquiry from ${name} and its attachment?`)).toBeVisible()
  await studio.getByRole('button', { name: 'Delete', exact: true }).last().click()
  await expect(studio).toHaveURL(/inquiries;new$/)
  expect(await lake.fetch('count(*[_id in $ids])', { ids: [_id, part] })).toBe(0)
  expect(await readHistory(_id, part)).not.toContain(name)
})
