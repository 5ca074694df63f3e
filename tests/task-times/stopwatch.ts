import type { Page } from '@playwright/test'

interface CountingWindow {
  clicks?: number
}

/** Counts the clicks of a person from now on; those that a label passes on are not counted twice. */
async function countClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counting = window as CountingWindow
    // The page of an earlier task already counts.
    if (counting.clicks === undefined)
      addEventListener('pointerdown', () => (counting.clicks = (counting.clicks ?? 0) + 1), { capture: true })
    counting.clicks = 0
  })
}

/** Performs a task on an open page and prints its clicks and seconds. */
export async function measureTask(name: string, page: Page, perform: () => Promise<void>): Promise<void> {
  await countClicks(page)
  const started = performance.now()
  await perform()
  const seconds = (performance.now() - started) / 1000
  const clicks = await page.evaluate(() => (window as CountingWindow).clicks ?? 0)
  console.log(`${name}: ${clicks} clicks, ${seconds.toFixed(1)} s`)
}
