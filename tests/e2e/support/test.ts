import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { studioUrl } from './addresses.ts'
import { keepContent, type Content } from './content.ts'
import { collectFaults, type Faults } from './faults.ts'
import { signedInAs, STUDIO_BROWSER, STUDIO_OPENS_MS, STUDIO_PATIENCE_MS, type Editor } from './studio.ts'

interface Fixtures {
  /** What went wrong in this test's browsers; anything not allowed fails the test at its end. */
  faults: Faults
  /** The content, put back as it was when the test ends. */
  content: Content
  /** Opens Studio as somebody who has signed in before, in a browser of their own, at a path. */
  studioOf: (editor: Editor, path: string) => Promise<Page>
}

/** Playwright's `test` with what every spec of this room needs. */
export const test = base.extend<Fixtures>({
  faults: [
    async ({ context }, use) => {
      const faults = collectFaults()
      await faults.watch(context)
      await use(faults)
      faults.expectNone()
    },
    { auto: true },
  ],
  // Putting back waits for other tests that publish.
  content: [
    async ({ browserName: _ }, use) => {
      const { content, restore } = keepContent()
      await use(content)
      await restore()
    },
    { timeout: 120_000 },
  ],
  // After `content`, so that Studio is closed before what it may still be writing to is put back.
  studioOf: async ({ browser, faults, content: _ }, use, testInfo) => {
    testInfo.setTimeout(STUDIO_PATIENCE_MS)
    const contexts: BrowserContext[] = []
    await use(async (editor, path) => {
      const context = await browser.newContext({ ...STUDIO_BROWSER, storageState: signedInAs(editor) })
      contexts.push(context)
      await faults.watch(context)
      const page = await context.newPage()
      page.setDefaultTimeout(STUDIO_OPENS_MS)
      await page.goto(studioUrl + path)
      await expect(page.getByTestId('studio-navbar')).toBeVisible({ timeout: STUDIO_OPENS_MS })
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

export { expect } from '@playwright/test'
