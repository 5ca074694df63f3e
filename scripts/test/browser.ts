import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Progress } from '../start/progress.ts'

/** The headless shell comes first: the same engine at less than half the cost per page. */
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

/**
 * Returns the first Chromium on this machine: CHROME_PATH, the system's, or Playwright's; null when there is
 * none.
 */
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
 * Returns a browser and installs one if needed: Debian's with fonts when this process may install packages,
 * else Playwright's.
 * @throws Error that explains how to install one manually.
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
    // The caller searches again and explains how to install a browser manually.
  }
}
