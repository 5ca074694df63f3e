import { withPublishLock } from '../support/locks.ts'
import { field, publish, showLanguage } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { shows } from '../support/visitor.ts'

test('a menu item added in Studio is in the header of every language @full', async ({
  page,
  studioOf,
  content,
}) => {
  await content.keep('menu-main')
  const key = unique('item')
  // Short ones, for which the bar has room: other tests look at the menu meanwhile.
  const word = key.slice(-5)
  const labels = [
    { locale: 'zh', language: '简体中文', label: `图${word}` },
    { locale: 'en', language: 'English', label: `m${word}` },
    { locale: 'ar', language: 'العربية', label: `خ${word}` },
  ]

  const studio = await studioOf('marketer', '/structure/menus')
  await studio.getByRole('link', { name: 'Main menu' }).click()
  await field(studio, 'items').getByRole('button', { name: 'Add item' }).click()
  const dialog = studio.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'English', exact: true }).first()).toBeFocused()
  for (const { language, label } of labels) {
    await showLanguage(dialog, language)
    await dialog.getByRole('textbox', { name: language, exact: true }).first().fill(label)
  }
  await dialog.getByRole('button', { name: 'World (globe)' }).click()
  await dialog.getByRole('radio', { name: 'An address on this site' }).check({ force: true })
  await dialog.getByRole('textbox', { name: 'Address on this site' }).fill('/services/cybersecurity')
  await dialog.getByRole('textbox', { name: 'Key', exact: true }).fill(key)
  await dialog.getByRole('button', { name: 'Close dialog' }).click()

  await withPublishLock(async () => {
    await publish(studio, `"key":"${key}"`)
    for (const { locale, label } of labels) await expect.poll(() => shows(`/${locale}`, label)).toBe(true)
  })
  for (const { locale, label } of labels) {
    await page.goto(`/${locale}/contact`)
    const item = page.getByRole('banner').getByRole('link', { name: label })
    await expect(item).toBeVisible()
    // The drawing is decorative and has no role.
    await expect(item.locator('.drawn-icon')).toBeVisible()
    await item.click()
    await page.waitForURL(`**/${locale}/services/cybersecurity`)
    await expect(item).toHaveAttribute('aria-current', 'page')
  }
})
