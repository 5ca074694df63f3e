import { expect, type Page, type Response } from '@playwright/test'

/**
 * Opens a page and goes on when it answers: its script has taken over once the theme menu knows what was chosen.
 * A person is never so quick; a test is.
 */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await expect(page.getByRole('banner').locator('[aria-pressed="true"]')).toBeAttached()
  return response
}
