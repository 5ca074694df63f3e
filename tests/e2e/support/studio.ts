import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { LOCAL_PROJECT } from '../../../scripts/settings.ts'
import { lakeTokens, studioUrl } from './addresses.ts'
import { lakeClient } from './lake.ts'

type StorageState = NonNullable<NonNullable<Parameters<Browser['newContext']>[0]>['storageState']>

/** The people of the local sign-in page, by the job it shows beside their names. */
export type Person = 'Marketer' | 'Merchandiser' | 'Administrator'

/** People who have a token of their own. */
export type Editor = 'marketer' | 'merchandiser' | 'administrator'

/** Wide enough for lists, document and inspector side by side. */
export const STUDIO_BROWSER = { viewport: { width: 1600, height: 1000 } }

/** How long a test in Studio may take: it is a large program, and slow to open on a busy machine. */
export const STUDIO_PATIENCE_MS = 240_000

/** How long Studio, or a form in it, may take to be there. */
export const STUDIO_OPENS_MS = 90_000

/** Opens Studio and signs in as a person does: chooses a name on the lake's sign-in page. */
export async function signInToStudio(page: Page, person: Person, path = '/'): Promise<void> {
  await page.goto(studioUrl + path)
  const name = page.getByRole('button', { name: person })
  await expect(name).toBeVisible({ timeout: STUDIO_OPENS_MS })
  await name.click()
  await expect(page.getByTestId('studio-navbar')).toBeVisible({ timeout: STUDIO_OPENS_MS })
}

/** What a browser remembers of somebody who has signed in to Studio. */
export function signedInAs(editor: Editor): StorageState {
  const name = `__studio_auth_token_${LOCAL_PROJECT}`
  const value = JSON.stringify({ token: lakeTokens()[editor] })
  return { cookies: [], origins: [{ origin: studioUrl, localStorage: [{ name, value }] }] }
}

/** A field of the open document or dialog, by its path, such as `title` or `link.path`. */
export const field = (within: Page | Locator, path: string): Locator => within.getByTestId(`field-${path}`)

/** The text of a localised field in one language, by the language's own name. */
export const translated = (within: Page | Locator, path: string, language: string): Locator =>
  field(within, path).getByRole('textbox', { name: language, exact: true })

/** Whether any draft in the lake holds a text. */
async function isSaved(text: string): Promise<boolean> {
  const drafts = await lakeClient('viewer').fetch<unknown[]>('*[_id in path("drafts.**")]')
  return drafts.some((draft) => JSON.stringify(draft).includes(text))
}

/**
 * Publishes the open document and waits until Studio says so.
 *
 * @param written the last text written into it
 */
export async function publish(page: Page, written: string): Promise<void> {
  await expect.poll(() => isSaved(written)).toBe(true)
  await pressPublish(page)
}

/** Presses “Publish” on the open document, and waits until Studio says that it was published. */
export async function pressPublish(page: Page): Promise<void> {
  const button = page.getByTestId('action-publish')
  const published = page.getByTestId('pane-footer').getByText(/published just now/i)
  // Studio takes no click, or refuses it, while it still checks what was there before the last words: one presses again.
  await expect(async () => {
    if (await button.isEnabled()) await button.click()
    await expect(published).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

/** Chooses from the menu beside “Publish”. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
}
