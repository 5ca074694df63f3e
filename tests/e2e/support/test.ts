import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { studioSession } from '../../../scripts/test/browser.ts'
import { settings, studioUrl } from './addresses.ts'
import { type BrowserErrors, collectBrowserErrors } from './browser-errors.ts'
import { type Content, keepContent } from './content.ts'
import { type Editor, STUDIO_BROWSER, STUDIO_OPENS_MS, STUDIO_PATIENCE_MS } from './studio.ts'

interface Fixtures {
  /** Browser errors of this test; unexpected ones fail it at its end. */
  browserErrors: BrowserErrors
  /** The content, restored when the test ends. */
  content: Content
  /** Opens Studio at a path as a signed-in editor in a separate browser context. */
  studioOf: (editor: Editor, path: string) => Promise<Page>
}

/** Playwright's `test` with the fixtures of all specs. */
export const test = base.extend<Fixtures>({
  browserErrors: [
    async ({ context }, use) => {
      const browserErrors = collectBrowserErrors()
      await browserErrors.watch(context)
      await use(browserErrors)
      browserErrors.expectNone()
    },
    { auto: true },
  ],
  // Restoring waits for other tests that publish.
  content: [
    async ({ browserName: _ }, use) => {
      const { content, restore } = keepContent()
      await use(content)
      await restore()
    },
    { timeout: 120_000 },
  ],
  // After `content`, so that Studio is closed before the documents it may still write are restored.
  studioOf: async ({ browser, browserErrors, content: _ }, use, testInfo) => {
    testInfo.setTimeout(STUDIO_PATIENCE_MS)
    const contexts: BrowserContext[] = []
    await use(async (editor, path) => {
      const context = await browser.newContext({
        ...STUDIO_BROWSER,
        storageState: studioSession(settings, editor),
      })
      contexts.push(context)
      await browserErrors.watch(context)
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
