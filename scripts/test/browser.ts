import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Progress } from '../start/progress.ts'

/** The shell without a window first: the same engine, at less than half of the work for each page. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-noto-core']

/** The first Chromium that is on this machine: CHROME_PATH, the system's, Playwright's own; null for none. */
export function findBrowser(environment: Record<string, string | undefined> = process.env): string | null {
  const onPath = (environment.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  const candidates = [
    environment.CHROME_PATH,
    ...NAMES.map((name) => join('/usr/bin', name)),
    ...onPath,
    MAC_CHROME,
    chromium.executablePath(),
  ]
  return candidates.find((path) => path && existsSync(path)) ?? null
}

/**
 * Finds a browser, installing one when there is none: Debian's with its fonts when this may install packages, else
 * Playwright's own.
 * @throws Error that says how to get one by hand.
 */
export async function ensureBrowser({ step }: Progress): Promise<string> {
  const present = findBrowser()
  if (present) return present
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await step('Installing Chromium and fonts (apt-get)', () => Promise.resolve(installFromDebian()))
  } else {
    await step("Installing Playwright's Chromium", () => Promise.resolve(installFromPlaywright()))
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to one ' +
      `(Debian, as root: apt-get install ${DEBIAN_PACKAGES.join(' ')}).`,
  )
}

function installFromDebian(): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update'], { env: environment, stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES], {
    env: environment,
    stdio: 'ignore',
  })
}

function installFromPlaywright(): void {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  try {
    execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore' })
  } catch {
    // The caller looks again and says what can be done by hand.
  }
}
