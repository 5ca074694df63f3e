import type { Page } from '@playwright/test'
import { field, publish, showLanguage, STUDIO_OPENS_MS, translated } from '../e2e/support/studio.ts'
import { expect, test } from '../e2e/support/test.ts'
import { unique } from '../e2e/support/unique.ts'
import { measureTask } from './stopwatch.ts'

const SERVICE = 'service-cybersecurity'

/** Opens a list on the page “Content”. */
async function openList(studio: Page, ...names: string[]): Promise<void> {
  for (const name of names) await studio.getByRole('link', { name, exact: true }).last().click()
}

/** Opens Studio on “Content”, in English. */
async function prepare(studio: Page): Promise<void> {
  await expect(studio.getByRole('link', { name: 'Services', exact: true })).toBeVisible({
    timeout: STUDIO_OPENS_MS,
  })
}

async function addBlock(studio: Page, name: string, heading: string): Promise<void> {
  await field(studio, 'blocks').getByRole('button', { name: 'Add item' }).click()
  await studio.getByRole('menuitem', { name, exact: true }).click()
  const dialog = studio.getByRole('dialog')
  await dialog
    .getByTestId(/\.(?:heading|headline)$/)
    .getByRole('textbox')
    .first()
    .fill(heading)
  await dialog.getByRole('button', { name: 'Close dialog' }).click()
}

test('edit and publish a service', async ({ studioOf, content }) => {
  await content.keep(SERVICE)
  const title = unique('Cybersecurity')
  const studio = await studioOf('marketer', '/structure')
  await prepare(studio)
  await measureTask('Edit and publish a service', studio, async () => {
    await openList(studio, 'Services')
    await studio.getByRole('link', { name: /^Cybersecurity Services/ }).click()
    await showLanguage(studio, 'English')
    await translated(studio, 'title', 'English').fill(title)
    await publish(studio, title)
  })
})

test('build a page from four blocks', async ({ studioOf, content }) => {
  const name = unique('open-day')
  content.removeLater('_type == "page" && path.current == $path', { path: `/${name}` })
  const studio = await studioOf('marketer', '/structure')
  await prepare(studio)
  await measureTask('Build a page from four blocks', studio, async () => {
    await openList(studio, 'Pages')
    await studio.getByTestId('action-intent-button').click()
    await showLanguage(studio, 'English')
    await translated(studio, 'title', 'English').fill(name)
    await field(studio, 'path').getByRole('textbox').fill(`/${name}`)
    for (const block of ['Page heading', 'Call to action', 'Steps', 'Gallery'])
      await addBlock(studio, block, `${block} ${name}`)
    await publish(studio, `Call to action ${name}`)
  })
})

test('write a post', async ({ studioOf, content }) => {
  const name = unique('post')
  content.removeLater('_type == "post" && slug.current == $name', { name })
  const studio = await studioOf('marketer', '/structure')
  await prepare(studio)
  await measureTask('Write a post', studio, async () => {
    await openList(studio, 'Blog', 'Articles')
    await studio.getByTestId('action-intent-button').click()
    await showLanguage(studio, 'English')
    await translated(studio, 'title', 'English').fill(name)
    await translated(studio, 'excerpt', 'English').fill(`About ${name}`)
    const body = field(studio, 'body').getByRole('textbox')
    await body.click()
    await body.pressSequentially(`All about ${name}`)
    await studio.getByRole('tab', { name: 'Details' }).click()
    await field(studio, 'slug').getByRole('textbox').fill(name)
    for (const [label, value] of [
      ['Category', 'Operations'],
      ['Author', 'Hannah Whitfield'],
    ] as const) {
      await studio.getByRole('combobox', { name: label }).fill(value)
      await studio.getByTestId('autocomplete-popover').getByRole('button', { name: value }).first().click()
    }
    await publish(studio, name)
  })
})
