import { lakeClient } from '../support/lake.ts'
import { field, pressPublish, STUDIO_OPENS_MS, translated } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

test('a marketer sends a draft to review, a colleague finds and approves it, and publishing ends it @full', async ({
  studioOf,
  content,
}) => {
  const id = 'service-it-outsourcing'
  await content.keep(id)
  content.removeLater('_id == $approval', { approval: `approval.${id}` })
  const path = `/structure/service;${id}`
  const marketer = await studioOf('marketer', path)
  const title = translated(field(marketer, 'title'), 'title', 'English').or(
    field(marketer, 'title').getByRole('textbox').first(),
  )
  const name = unique('Outsourcing')
  await title.first().fill(name, { timeout: STUDIO_OPENS_MS })
  await marketer.getByTestId('action-menu-button').click()
  await marketer.getByRole('menuitem', { name: 'Send to review' }).click()
  const dialog = marketer.getByRole('dialog')
  await dialog.getByLabel('Assigned to').selectOption('Grace Bennett')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(marketer.getByText('Ready for review').first()).toBeVisible()

  const colleague = await studioOf('administrator', '/structure/to-do;assigned')
  await colleague.getByRole('link', { name }).click({ timeout: STUDIO_OPENS_MS })
  await colleague.getByTestId('action-menu-button').click()
  await colleague.getByRole('menuitem', { name: 'Review state' }).click()
  await colleague.getByRole('dialog').getByLabel('State').selectOption('Approved')
  await colleague.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(marketer.getByText('Approved').first()).toBeVisible()

  await title.first().fill(`${name} again`)
  await expect(marketer.getByText('Approved, changed since')).toBeVisible()
  await pressPublish(marketer)
  await expect(marketer.getByText('Approved, changed since')).toHaveCount(0)
})

test('a viewer cannot send a draft to review @full', async ({ studioOf, content, browserErrors }) => {
  // Studio asks the lake whether the user may create releases.
  browserErrors.allow(/status of 403 .*\/data\/actions\//)
  const _id = `drafts.${unique('viewed')}`
  content.removeLater('_id == $id', { id: _id })
  await lakeClient().create({ _id, _type: 'faq' })
  const studio = await studioOf('viewer', `/structure/questions;faq;${_id.slice('drafts.'.length)}`)
  await studio.getByTestId('action-menu-button').click({ timeout: STUDIO_OPENS_MS })
  await expect(studio.getByRole('menuitem', { name: 'Send to review' })).toBeDisabled()
})
