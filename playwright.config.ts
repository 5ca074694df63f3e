import { defineConfig } from '@playwright/test'
import { serviceUrl } from './scripts/services.ts'
import { readSettings } from './scripts/settings.ts'
import { findBrowser } from './scripts/test/browser.ts'

const executablePath = findBrowser() ?? undefined

/**
 * Tests a running product: `npm test` starts one; the default is that of `npm start`.
 * Specs tagged @full run with `npm run test:all` only.
 */
export default defineConfig({
  forbidOnly: Boolean(process.env.CI),
  // All specs share one dataset; two browsers use two cores without slowing down the product.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // A run empties its folder; `npm test` names another one for each of its parts.
  outputDir: 'test-results/direct',
  use: {
    baseURL: serviceUrl('web', readSettings()),
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // A trace takes a fifth of the time in Studio. Use `--trace on` if the screenshot of a failure is not enough.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: ['--no-sandbox'] },
  },
  projects: [
    // Visits every page, so it runs before other specs publish pages.
    { name: 'whole-site', testDir: 'tests/whole-site' },
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'instances', testDir: 'tests/hosting/instances' },
    // Prints times and is not part of the tests.
    { name: 'task-times', testDir: 'tests/task-times' },
    { name: 'a11y', testDir: 'tests/a11y' },
  ],
})
