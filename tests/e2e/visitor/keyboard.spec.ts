import { fullUnless } from '../support/extent.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { languageMenu, open, tabTo } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

for (const { id } of LOCALES) {
  test(`the first link skips the menus in ${id}${fullUnless(id === 'ar')}`, async ({ page }) => {
    await open(page, `/${id}`)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: TEXTS[id].common.skipToContent })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    const around = page.locator(':focus', { has: page.getByRole('main') })
    await expect(around, 'the focus is around the content').toBeAttached()
    await page.keyboard.press('Tab')
    const inside = await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))
    expect(inside, 'the next stop is in the content').toBe(true)
  })
}

test('the theme menu opens, moves, selects and returns the focus by keyboard', async ({ page }) => {
  const { label, light, dark } = TEXTS.en.theme
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/en')
  const banner = page.getByRole('banner')
  const opener = banner.locator('summary', { hasText: label })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('button', { name: light })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(banner.getByRole('button', { name: light })).toBeHidden()

  await page.keyboard.press('Space')
  await tabTo(page, banner.getByRole('button', { name: dark }), 3)
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')
  await expect(banner.getByRole('button', { name: dark })).toBeHidden()
})

test('the language menu opens, closes on blur, and changes the language by keyboard @full', async ({
  page,
}) => {
  await open(page, '/en/contact')
  const footer = page.getByRole('contentinfo')
  const opener = languageMenu(page)
  const arabic = footer.getByRole('link', { name: 'العربية' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(arabic).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(arabic).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, arabic, 4)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/ar/contact')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const { id } of LOCALES) {
    test(`the side menu traps the focus and returns it in ${id}${fullUnless(id === 'ar')}`, async ({
      page,
    }) => {
      const texts = TEXTS[id].navigation
      await open(page, `/${id}`)
      const opener = page.getByRole('button', { name: texts.openMenu })
      await tabTo(page, opener)
      await page.keyboard.press('Enter')
      const drawer = page.getByRole('dialog', { name: texts.menu })
      await expect(drawer).toBeVisible()
      await expect(page.getByRole('main')).not.toBeInViewport({ ratio: 1 })

      // Tab cycles within the side menu and never reaches the page behind it.
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab')
        const where = await drawer.evaluate((dialog) =>
          dialog.contains(document.activeElement) || document.activeElement === document.body
            ? 'inside'
            : 'outside',
        )
        expect(where).toBe('inside')
      }
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(opener).toBeFocused()
    })
  }

  test('what has the focus is not behind the back-to-top button @full', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await open(page, '/en/blog')
    await page.mouse.wheel(0, 800)
    await expect(page.locator('.to-top')).toBeVisible()
    await languageMenu(page).focus()
    const isOnTop = await languageMenu(page).evaluate((menu) => {
      const { x, y, width, height } = menu.getBoundingClientRect()
      return menu.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isOnTop).toBe(true)
  })

  test('at 400 % zoom nothing stays over the page, and what has the focus is visible @full', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await open(page, '/en/contact')
    await page.mouse.wheel(0, 800)
    await expect(page.getByRole('banner').getByRole('link').first()).not.toBeInViewport()
    await expect(page.locator('.to-top')).toBeHidden()
    await languageMenu(page).focus()
    await expect(languageMenu(page)).toBeInViewport({ ratio: 1 })
  })

  test('a link of the side menu opens its page and closes the menu @full', async ({ page }) => {
    await open(page, '/en')
    await page.getByRole('button', { name: TEXTS.en.navigation.openMenu }).press('Enter')
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await tabTo(page, drawer.getByRole('link', { name: TEXTS.en.navigation.contactUs }), 12)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/en/contact')
    await expect(drawer).toBeHidden()
  })
})
