import { LOCALES } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { addSubmenu, opener } from '../support/submenu.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

test('a menu of three levels works by keyboard in every language @full', async ({ page, content }) => {
  test.slow()
  const menu = await addSubmenu(content)
  for (const { id } of LOCALES) {
    await open(page, `/${id}`)
    const banner = page.getByRole('banner')
    const branch = opener(banner, menu.branch(id))
    const child = banner.getByRole('link', { name: menu.child(id) })
    const inner = opener(banner, menu.inner(id))
    const innermost = banner.getByRole('link', { name: menu.innermost(id) })

    await branch.focus()
    await expect(child).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(child).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(child).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(inner).toBeFocused()
    await page.keyboard.press('Space')
    await expect(innermost).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(innermost).toBeFocused()

    await page.keyboard.press('Escape')
    await expect(inner, 'one level at a time').toBeFocused()
    await expect(innermost).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(branch).toBeFocused()
    await expect(child).toBeHidden()

    await page.keyboard.press('Enter')
    await expect(child).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/${id}/services/cybersecurity`)
    await expect(child, 'the menu closes behind the visitor').toBeHidden()
    await expect(branch.locator('..'), 'and says where the page belongs').toHaveAttribute('data-active')
  }
})

test('the HTML contains each menu once, so opening one early is not undone', async () => {
  for (const { id } of LOCALES) {
    const { body } = await visit(`/${id}`)
    expect(body.match(/class="(?:menu-row|drawer__menu)"/g), `bar and side menu in ${id}`).toHaveLength(2)
  }
})

test('menus open one at a time by pointer and close on a click elsewhere', async ({ page, content }) => {
  const menu = await addSubmenu(content)
  await open(page, '/en')
  const banner = page.getByRole('banner')
  const child = banner.getByRole('link', { name: menu.child('en') })
  const theme = banner.getByRole('button', { name: 'Auto' })
  await opener(banner, menu.branch('en')).click()
  await expect(child).toBeVisible()
  await opener(banner, 'Theme').click()
  await expect(theme).toBeVisible()
  await expect(child).toBeHidden()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(theme).toBeHidden()
})

test('the groups of a menu open below its button, within a low window @full', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 560 })
  for (const { id } of LOCALES) {
    await open(page, `/${id}`)
    const menus = await page.getByRole('banner').locator('.menu--wide').all()
    expect(menus.length).toBeGreaterThan(0)
    for (const menu of menus) {
      const button = menu.locator('> summary')
      await button.click()
      const groups = menu.locator('> .menu__panel')
      await expect(groups).toBeInViewport({ ratio: 1 })
      expect(await groups.evaluate((panel) => panel.scrollWidth - panel.clientWidth), id).toBe(0)
      const [above, below] = [await button.boundingBox(), await groups.boundingBox()]
      if (!above || !below) throw new Error('The menu is not shown.')
      expect(below.x, id).toBeLessThan(above.x + above.width)
      expect(below.x + below.width, id).toBeGreaterThan(above.x)
      await page.keyboard.press('Escape')
    }
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a menu opens too @full', async ({ page, content }) => {
    const menu = await addSubmenu(content)
    await page.goto('/ar')
    const banner = page.getByRole('banner')
    await opener(banner, menu.branch('ar')).click()
    await banner.getByRole('link', { name: menu.child('ar') }).click()
    await expect(page).toHaveURL(/\/ar\/services\/cybersecurity$/)
  })
})
