import { setTimeout as wait } from 'node:timers/promises'
import type { Frame, Locator, Page } from '@playwright/test'
import { localClient } from '../seed/client.ts'
import { serviceUrl } from '../services.ts'
import { readSettings } from '../settings.ts'
import { createProgress } from '../start/progress.ts'
import { readLakeTokens } from '../start/secrets.ts'
import { launchBrowser, studioSession } from '../test/browser.ts'
import { describeTimes } from './statistics.ts'

/**
 * `npm run bench:preview`, on a running product: types into a heading in Presentation, slowly and then
 * quickly. Measures how long each key takes to appear in the preview, and whether the page shifts, scrolls or
 * disappears meanwhile. Discards the draft at the end.
 */
const DOCUMENT = 'service-cybersecurity'
const PATH = '/en/services/cybersecurity'
const WORD = ' observed'
const TYPING_SPEEDS = [
  { name: 'a key a second', pauseMs: 1_000, rounds: 4 },
  { name: 'eleven keys a second', pauseMs: 90, rounds: 10 },
]

const settings = readSettings()
const studio = serviceUrl('studio', settings)
const site = serviceUrl('web', settings)

/**
 * Runs in the page: records when the heading changes its length, and layout shift, scrolling and hidden
 * frames.
 */
const OBSERVE_PAGE = `(() => {
  const observed = (window.observed = { lengths: [], shift: 0, scrolled: 0, hiddenFrames: 0 })
  scrollTo(0, 60)
  const from = scrollY
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.shift += entry.value
  }).observe({ type: 'layout-shift' })
  const look = () => {
    const heading = document.querySelector('main h1')
    const length = heading?.textContent.replace(/[\\u200B\\u200C\\u200D\\uFEFF]/g, '').length ?? 0
    if (!heading?.checkVisibility()) observed.hiddenFrames += 1
    if (observed.lengths.at(-1)?.length !== length) observed.lengths.push({ at: Date.now(), length })
    observed.scrolled = Math.max(observed.scrolled, Math.abs(scrollY - from))
    requestAnimationFrame(look)
  }
  look()
})()`

interface PageObservations {
  lengths: { at: number; length: number }[]
  shift: number
  scrolled: number
  hiddenFrames: number
}

const readObservations = (frame: Frame) =>
  frame.evaluate(() => (globalThis as unknown as { observed: PageObservations }).observed)

/** Waits until the heading has a length. */
const waitForHeadingLength = (frame: Frame, length: number) =>
  frame.waitForFunction(
    (wanted) =>
      (globalThis as unknown as { observed: PageObservations }).observed.lengths.at(-1)?.length === wanted,
    length,
  )

async function openPresentation(page: Page): Promise<Frame> {
  await page.goto(`${studio}/presentation?preview=${PATH}`, { timeout: 60_000 })
  await page.frameLocator('iframe').locator('main h1').waitFor({ timeout: 60_000 })
  const frame = page.frames().find((one) => one.url().startsWith(`${site}${PATH}`))
  if (!frame) throw new Error(`Presentation does not show ${PATH}.`)
  return frame
}

/** Types a word. Returns for each key the milliseconds until the heading is as long. */
async function typeWord(field: Locator, frame: Frame, pauseMs: number): Promise<number[]> {
  const base = await field.inputValue()
  const keys: { at: number; length: number }[] = []
  for (const [index, letter] of [...WORD].entries()) {
    keys.push({ at: Date.now(), length: base.length + index + 1 })
    await field.press(letter === ' ' ? 'Space' : letter)
    await wait(Math.max(0, pauseMs - (Date.now() - (keys.at(-1)?.at ?? 0))))
  }
  await waitForHeadingLength(frame, base.length + WORD.length)
  const { lengths } = await readObservations(frame)
  await field.fill(base)
  await waitForHeadingLength(frame, base.length)
  return keys.map(({ at, length }) => {
    const shown = lengths.find((state) => state.at >= at && state.length >= length)
    return shown ? shown.at - at : Number.NaN
  })
}

const browser = await launchBrowser(createProgress())
try {
  const page = await browser.newPage({
    viewport: { width: 1600, height: 1000 },
    storageState: studioSession(settings, 'editor'),
  })
  const frame = await openPresentation(page)
  const field = page.getByTestId('field-title').getByRole('textbox', { name: 'English', exact: true })
  await field.waitFor({ timeout: 60_000 })
  await field.press('End')
  await frame.evaluate(OBSERVE_PAGE)
  // The first word creates the draft and loads everything that is loaded once.
  await typeWord(field, frame, 100)
  for (const { name: speed, pauseMs, rounds } of TYPING_SPEEDS) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(...(await typeWord(field, frame, pauseMs)))
    console.log(`${speed}: key → page ${describeTimes(times)}`)
  }
  const { shift, scrolled, hiddenFrames } = await readObservations(frame)
  console.log(
    `stability: layout shift ${shift.toFixed(3)}, scrolled ${scrolled} px, heading hidden for ${hiddenFrames} frames`,
  )
} finally {
  await browser.close()
  await localClient(settings, readLakeTokens(settings).editor).delete(`drafts.${DOCUMENT}`)
}
