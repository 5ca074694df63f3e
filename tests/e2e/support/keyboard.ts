import { expect, type Locator, type Page } from '@playwright/test'

/** Moves with Tab until an element has the focus, as a person does who sees where the focus is. */
export async function tabTo(page: Page, target: Locator, limit = 60): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab did not reach ${target.toString()} in ${limit} steps.`)
}
