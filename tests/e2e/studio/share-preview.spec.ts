import { expect, test } from '../support/test.ts'

test('a marketer creates and revokes a link to a preview by keyboard @full', async ({ studioOf }) => {
  const studio = await studioOf('marketer', '/presentation?preview=/ar/contact')
  const share = studio.getByRole('button', { name: 'Share', exact: true })
  await share.focus()
  await share.press('Enter')
  const dialog = studio.getByRole('dialog')
  const create = dialog.getByRole('button', { name: 'Create link' })
  await create.press('Enter')
  const link = dialog.getByLabel('Link', { exact: true })
  await expect(link).toHaveValue(/\/ar\/shared-preview#[\da-f]{48}$/)
  await expect(create).toBeFocused()

  const revoke = dialog.getByRole('button', { name: 'Revoke the link to /ar/contact' })
  await revoke.first().press('Enter')
  await expect(link, 'nobody copies a link that no longer works').toBeHidden()
  await studio.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(share).toBeFocused()
})
