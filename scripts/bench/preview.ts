import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Frame, type Locator, type Page } from '@playwright/test'
import { localClient } from '../seed/client.ts'
import { serviceUrl } from '../services.ts'
import { LOCAL_PROJECT, readSettings } from '../settings.ts'
import { createProgress } from '../start/progress.ts'
import { readLakeTokens } from '../start/secrets.ts'
import { ensureBrowser } from '../test/browser.ts'
import { describeTimes } from './statistics.ts'

/**
 * `npm run bench:preview`, on a running product: a marketer types into a heading in Presentation, slowly and then quickly. Measured for
 * each key is how long after it the page beside the form shows the letter, and whether the page moves, jumps or goes away meanwhile.
 * The draft is discarded at the end.
 */
const DOCUMENT = 'service-cybersecurity'
const PATH = '/en/services/cybersecurity'
const WORD = ' observed'
const RHYTHMS = [
  { name: 'a key a second', pauseMs: 1_000, rounds: 4 },
  { name: 'eleven keys a second', pauseMs: 90, rounds: 10 },
]

const settings = readSettings()
const studio = serviceUrl('studio', settings)
const site = serviceUrl('web', settings)
const tokens = readLakeTokens(settings)

/** Runs in the page, from now on: when its heading got how long, and what somebody would see as unrest, in pixels and frames. */
const WATCH = `(() => {
  const seen = (window.seen = { lengths: [], shift: 0, scrolled: 0, gone: 0 })
  scrollTo(0, 60)
  const from = scrollY
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += entry.value
  }).observe({ type: 'layout-shift' })
  const look = () => {
    const heading = document.querySelector('main h1')
    const length = heading?.textContent.replace(/[\\u200B\\u200C\\u200D\\uFEFF]/g, '').length ?? 0
    if (!heading?.checkVisibility()) seen.gone += 1
    if (seen.lengths.at(-1)?.length !== length) seen.lengths.push({ at: Date.now(), length })
    seen.scrolled = Math.max(seen.scrolled, Math.abs(scrollY - from))
    requestAnimationFrame(look)
  }
  look()
})()`

interface Seen {
  lengths: { at: number; length: number }[]
  shift: number
  scrolled: number
  gone: number
}

const seenIn = (frame: Frame) => frame.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

/** Waits until the page has a heading of a length. */
const shows = (frame: Frame, length: number) =>
  frame.waitForFunction(
    (wanted) => (globalThis as unknown as { seen: Seen }).seen.lengths.at(-1)?.length === wanted,
    length,
  )

async function openPresentation(page: Page): Promise<Frame> {
  await page.goto(`${studio}/presentation?preview=${PATH}`, { timeout: 60_000 })
  await page.frameLocator('iframe').locator('main h1').waitFor({ timeout: 60_000 })
  const frame = page.frames().find((one) => one.url().startsWith(`${site}${PATH}`))
  if (!frame) throw new Error(`Presentation does not show ${PATH}.`)
  return frame
}

/** Types a word; for each key the milliseconds until the page has a heading as long as it is then. */
async function typeWord(field: Locator, frame: Frame, pauseMs: number): Promise<number[]> {
  const base = await field.inputValue()
  const keys: { at: number; length: number }[] = []
  for (const [index, letter] of [...WORD].entries()) {
    keys.push({ at: Date.now(), length: base.length + index + 1 })
    await field.press(letter === ' ' ? 'Space' : letter)
    await wait(Math.max(0, pauseMs - (Date.now() - (keys.at(-1)?.at ?? 0))))
  }
  await shows(frame, base.length + WORD.length)
  const { lengths } = await seenIn(frame)
  await field.fill(base)
  await shows(frame, base.length)
  return keys.map(({ at, length }) => {
    const shown = lengths.find((state) => state.at >= at && state.length >= length)
    return shown ? shown.at - at : Number.NaN
  })
}

const browser = await chromium.launch({
  executablePath: await ensureBrowser(createProgress()),
  args: ['--no-sandbox'],
})
try {
  const name = `__studio_auth_token_${LOCAL_PROJECT}`
  const localStorage = [{ name, value: JSON.stringify({ token: tokens.editor }) }]
  const page = await browser.newPage({
    viewport: { width: 1600, height: 1000 },
    storageState: { cookies: [], origins: [{ origin: studio, localStorage }] },
  })
  const frame = await openPresentation(page)
  const field = page.getByTestId('field-title').getByRole('textbox', { name: 'English', exact: true })
  await field.waitFor({ timeout: 60_000 })
  await field.press('End')
  await frame.evaluate(WATCH)
  // The first word makes the draft and everything that is loaded once.
  await typeWord(field, frame, 100)
  for (const { name: rhythm, pauseMs, rounds } of RHYTHMS) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(...(await typeWord(field, frame, pauseMs)))
    console.log(`${rhythm}: key → page ${describeTimes(times)}`)
  }
  const { shift, scrolled, gone } = await seenIn(frame)
  console.log(
    `unrest: layout shift ${shift.toFixed(3)}, scrolled ${scrolled} px, heading gone for ${gone} frames`,
  )
} finally {
  await browser.close()
  await localClient(settings, tokens.editor).delete(`drafts.${DOCUMENT}`)
}
