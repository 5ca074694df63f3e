import { expect, type Page } from '@playwright/test'
import { studioUrl } from './addresses.ts'

/** The people of the local sign-in page, by the job it shows beside their names. */
export type Person = 'Marketer' | 'Merchandiser' | 'Administrator'

/** Opens Studio and signs in as a person does: chooses a name on the lake's sign-in page. */
export async function signInToStudio(page: Page, person: Person, path = '/'): Promise<void> {
  await page.goto(studioUrl + path)
  await page.getByRole('button', { name: person }).click()
  await expect(page.getByTestId('studio-navbar').or(page.getByRole('banner')).first()).toBeVisible()
}
