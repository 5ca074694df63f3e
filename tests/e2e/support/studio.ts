import { expect, type Locator, type Page } from '@playwright/test'
import { studioUrl } from './addresses.ts'
import { lakeClient } from './lake.ts'

/** The people of the local sign-in page by their job. */
export type Person = 'Marketer' | 'Merchandiser' | 'Administrator'

/** People with their own token. */
export type Editor = 'marketer' | 'merchandiser' | 'administrator' | 'viewer'

/** Wide enough for lists, document and inspector side by side. */
export const STUDIO_BROWSER = { viewport: { width: 1600, height: 1000 } }

/** Timeout of tests in Studio, which is slow to open on a busy machine. */
export const STUDIO_PATIENCE_MS = 240_000

/** Timeout until Studio, or a form in it, is shown. */
export const STUDIO_OPENS_MS = 90_000

/** Opens Studio and signs in by choosing a name on the lake's sign-in page. */
export async function signInToStudio(page: Page, person: Person, path = '/'): Promise<void> {
  await page.goto(studioUrl + path)
  const name = page.getByRole('button', { name: person })
  await expect(name).toBeVisible({ timeout: STUDIO_OPENS_MS })
  await name.click()
  await expect(page.getByTestId('studio-navbar')).toBeVisible({ timeout: STUDIO_OPENS_MS })
}

/** Returns a field of the open document or dialog by its path, such as `title` or `link.path`. */
export const field = (within: Page | Locator, path: string): Locator => within.getByTestId(`field-${path}`)

/** Returns the input of a localized field in one language, by the language's own name. */
export const translated = (within: Page | Locator, path: string, language: string): Locator =>
  field(within, path).getByRole('textbox', { name: language, exact: true })

/** Returns a choice of the switch for the language of the form: a language by its own name, or “All”. */
export const formLanguage = (within: Page | Locator, language: string): Locator =>
  within.getByRole('radiogroup', { name: 'Language of the form' }).getByRole('radio', {
    name: new RegExp(`^${language}`),
  })

/**
 * Waits for the button that new errors of a document add to its header. It moves the buttons beside it.
 */
export const expectErrors = (studio: Page): Promise<void> =>
  expect(studio.getByRole('button', { name: 'Validation' })).toBeVisible()

/** Shows the texts of one language in the form, or “All”, by the label over the hidden radio button. */
export async function showLanguage(within: Page | Locator, language: string): Promise<void> {
  const choice = formLanguage(within, language).first()
  if (!(await choice.isChecked())) await choice.locator('..').click()
  await expect(choice).toBeChecked()
}

/** Returns how many drafts in the lake, or of one document, contain a text. */
async function countDrafts(text: string, id = '**'): Promise<number> {
  const drafts = await lakeClient('viewer').fetch<unknown[]>('*[_id in path("drafts." + $id)]', { id })
  return drafts.filter((draft) => JSON.stringify(draft).includes(text)).length
}

/**
 * Publishes the open document and waits until the lake has no draft of it.
 *
 * Studio's own confirmation is no proof: that of an earlier publish stays until Studio knows the new draft.
 *
 * @param written the last text written into it
 * @param id of the document, for a text that drafts of other specs may contain too
 */
export async function publish(page: Page, written: string, id?: string): Promise<void> {
  const count = () => countDrafts(written, id)
  await expect.poll(count).toBeGreaterThan(0)
  const before = await count()
  const button = page.getByTestId('action-publish')
  // Studio may ignore the click while it validates the previous input, so the click is repeated.
  await expect(async () => {
    if (await button.isEnabled()) await button.click()
    await expect.poll(count, { timeout: 5_000 }).toBeLessThan(before)
  }).toPass({ timeout: 60_000 })
  await expect(confirmation(page)).toBeVisible()
}

/** Returns Studio's note that the open document was just published. */
const confirmation = (page: Page): Locator => page.getByTestId('pane-footer').getByText(/published just now/i)

/** Clicks “Publish” in a document that was not published before, and waits for the confirmation. */
export async function pressPublish(page: Page): Promise<void> {
  const button = page.getByTestId('action-publish')
  await expect(button).toBeEnabled()
  await expect(async () => {
    if (await button.isEnabled()) await button.click()
    await expect(button).toBeDisabled({ timeout: 5_000 })
    await expect(confirmation(page)).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

/** Chooses an action from the menu beside “Publish”. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
}
