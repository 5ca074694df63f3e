import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { serviceUrl } from '../services.ts'
import { LOCAL_PROJECT, type Settings } from '../settings.ts'
import type { Progress } from '../start/progress.ts'
import { readLakeTokens } from '../start/secrets.ts'

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
export function findBrowser(): string | null {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  const candidates = [
    process.env.CHROME_PATH,
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

/** Starts a browser and installs one if needed. */
export const launchBrowser = async (progress: Progress): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureBrowser(progress), args: ['--no-sandbox'] })

/** Returns the browser storage of a user with a role who is signed in to the local Studio. */
export function studioSession(settings: Settings, role: string): BrowserContextOptions['storageState'] {
  const value = JSON.stringify({ token: readLakeTokens(settings)[role] })
  const item = { name: `__studio_auth_token_${LOCAL_PROJECT}`, value }
  return { cookies: [], origins: [{ origin: serviceUrl('studio', settings), localStorage: [item] }] }
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
