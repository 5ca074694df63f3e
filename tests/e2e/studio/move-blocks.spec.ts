import type { FrameLocator, Locator, Page } from '@playwright/test'
import { publishPage } from '../support/block-page.ts'
import { lakeClient } from '../support/lake.ts'
import { english } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'

const KEYS = ['first', 'second', 'third']
const part = (key: string) => ({ _type: 'callToActionBlock', _key: key, heading: english(`Part ${key}`) })
const step = (key: string) => ({ _type: 'step', _key: key, title: english(`Step ${key}`) })

const previewOf = (studio: Page) => studio.frameLocator('iframe')

/** Returns the place to grab a block or item: its edge, where it has no text. */
const EDGE = { position: { x: 8, y: 8 } }

const partNamed = (preview: FrameLocator, key: string) =>
  preview.locator('main section').filter({ hasText: `Part ${key}` })

const names = (headings: Locator) =>
  headings.evaluateAll((found) =>
    found.map(({ textContent }) => textContent.replace(/\W+$/, '').split(' ')[1]),
  )

/** Returns the order of blocks or items in the draft of a page. */
const kept = (path: string, list: string) =>
  lakeClient('viewer').fetch<string[] | null>(
    `*[_id in path("drafts.**") && path.current == $path][0].${list}[]._key`,
    { path },
  )

/** Opens the menu of a block or item, once the page and Studio are connected. */
async function openMenu(preview: FrameLocator, item: Locator): Promise<Locator> {
  const menu = preview.getByRole('menu').first()
  await expect(async () => {
    // A menu that opened late covers the item, so another click would wait for it to go.
    if (!(await menu.isVisible())) await item.click({ ...EDGE, button: 'right', timeout: 5_000 })
    // Long enough for a slow menu: another click would close it again.
    await expect(menu.getByRole('menuitem', { name: 'Remove' })).toBeVisible({ timeout: 8_000 })
  }).toPass()
  return menu
}

/** Drags with several pointer moves, as a person does. */
async function drag(page: Page, from: Locator, to: Locator, edge: 'start' | 'end'): Promise<void> {
  await from.hover(EDGE)
  await page.mouse.down()
  const box = await to.boundingBox()
  if (!box) throw new Error('There is nowhere to drag to.')
  const end = edge === 'end'
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 })
  await page.mouse.move(box.x + (end ? box.width - 4 : 4), box.y + (end ? box.height - 4 : 4), { steps: 5 })
  await page.mouse.up()
}

for (const locale of ['en', 'ar'] as const) {
  test(`a marketer moves a block by its menu, in ${locale} @full`, async ({ content, studioOf }) => {
    const path = await publishPage(content, ...KEYS.map(part))
    const studio = await studioOf('marketer', `/presentation?preview=/${locale}${path}`)
    const preview = previewOf(studio)
    const headings = preview.locator('main').getByRole('heading', { level: 2 })
    const move = async (key: string, where: string) => {
      const menu = await openMenu(preview, partNamed(preview, key))
      await menu.getByRole('button', { name: 'Move', exact: true }).click()
      await preview.getByRole('menuitem', { name: where, exact: true }).click()
      // The next item must not meet a menu that is still closing.
      await expect(preview.getByRole('menu')).toHaveCount(0)
    }
    for (const [key, where, order] of [
      ['second', 'Up', ['second', 'first', 'third']],
      ['second', 'Down', ['first', 'second', 'third']],
      ['third', 'To top', ['third', 'first', 'second']],
      ['third', 'To bottom', ['first', 'second', 'third']],
    ] as const) {
      await move(key, where)
      await expect.poll(() => names(headings), `${key}: ${where}`).toEqual(order)
      await expect.poll(() => kept(path, 'blocks')).toEqual(order)
    }
  })

  test(`a marketer drags a block and a list item, in ${locale} @full`, async ({ content, studioOf }) => {
    const row = { _type: 'stepsBlock', _key: 'row', items: KEYS.map(step) }
    const path = await publishPage(content, row, ...KEYS.map(part))
    const studio = await studioOf('marketer', `/presentation?preview=/${locale}${path}`)
    const preview = previewOf(studio)
    const parts = preview.locator('main').getByRole('heading', { level: 2, name: /^Part/ })
    const steps = preview.getByRole('listitem').filter({ hasText: /^Step/ })
    const menu = await openMenu(preview, partNamed(preview, 'first'))
    await menu.getByRole('menuitem', { name: 'Remove' }).press('Escape')
    await expect(menu).toBeHidden()

    await drag(
      studio,
      steps.filter({ hasText: 'first' }),
      steps.filter({ hasText: 'second' }),
      locale === 'ar' ? 'start' : 'end',
    )
    const order = ['second', 'first', 'third']
    await expect.poll(() => kept(path, 'blocks[_key == "row"].items')).toEqual(order)
    await expect.poll(() => names(steps)).toEqual(order)

    await drag(studio, partNamed(preview, 'second'), partNamed(preview, 'first'), 'start')
    await expect.poll(() => names(parts)).toEqual(order)
    await expect.poll(() => kept(path, 'blocks')).toEqual(['row', ...order])
  })
}
