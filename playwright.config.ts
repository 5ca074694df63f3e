import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/test/browser.ts'

const executablePath = findBrowser() ?? undefined
const siteUrl = process.env.MERIDIAN_WEB_URL ?? 'http://localhost:3000'

/**
 * Runs against a product that serves already: `npm test` starts one of its own and passes the addresses; without
 * them, the one that `npm start` serves is used. Specs tagged @full belong to `npm run test:all`.
 */
export default defineConfig({
  testDir: 'tests',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Editors in Studio share one dataset; two browsers at a time keep two cores busy without starving the product.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: siteUrl,
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    browserName: 'chromium',
    // A trace takes a fifth of the time in Studio; `--trace on` makes one, and a failure has its picture and its page's text.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: ['--no-sandbox'] },
  },
  projects: [
    // Folders of their own: a run empties the one that it writes to.
    // Looks at every page, so it runs before other specs publish pages of their own.
    { name: 'whole-site', testDir: 'tests/whole-site', outputDir: 'test-results/artifacts/whole-site' },
    { name: 'e2e', testDir: 'tests/e2e', outputDir: 'test-results/artifacts/e2e' },
    { name: 'instances', testDir: 'tests/hosting/instances', outputDir: 'test-results/artifacts/instances' },
    { name: 'a11y', testDir: 'tests/a11y', outputDir: 'test-results/artifacts/a11y' },
  ],
})
