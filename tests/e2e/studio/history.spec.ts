import { withPublishLock } from '../support/locks.ts'
import { publish, translated } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { shows } from '../support/visitor.ts'

const SERVICE = 'service-ecommerce'
const PAGE = '/en/services/ecommerce'

test('an editor restores an earlier version from the history @full', async ({ studioOf, content }) => {
  await content.keep(SERVICE)
  const good = unique('Right')
  const bad = unique('Wrong')
  const page = await studioOf('marketer', `/structure/service;${SERVICE}`)
  const title = translated(page, 'title', 'English')

  for (const text of [good, bad]) {
    await title.fill(text)
    await withPublishLock(() => publish(page, text))
    await expect.poll(() => shows(PAGE, text)).toBe(true)
  }

  await page.getByTestId('document-pane').getByTestId('pane-context-menu-button').click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const revisions = page.getByRole('listbox', { name: 'Document revisions' }).getByRole('option')
  await revisions.filter({ hasText: 'Published' }).nth(1).getByRole('button').first().click()
  await expect(title).toHaveValue(good)
  await page.getByRole('button', { name: 'Revert to revision' }).click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(title).toHaveValue(good)
  expect(await shows(PAGE, good), 'nothing is undone for visitors before it is published').toBe(false)

  await withPublishLock(() => publish(page, good))
  await expect.poll(() => shows(PAGE, good)).toBe(true)
  expect(await shows(PAGE, bad)).toBe(false)
})
