import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { findLocale, LOCALE_IDS, type LocaleId } from '../../schemas/shared/locales.ts'
import { readArguments, UsageError } from '../command-line.ts'
import { serviceUrl } from '../services.ts'
import { readSettings, ROOT } from '../settings.ts'
import { onePageOfEachKind, readSitePages } from '../site-pages.ts'
import { createProgress } from '../start/progress.ts'
import { launchBrowser } from '../test/browser.ts'
import { contactSheet, type Shot, type Theme } from './index-page.ts'

/**
 * `npm run contact-sheet [-- origin --kind blog --language ar --theme dark --width 390]`, on a running
 * product. Takes screenshots of one page of each kind in every language, theme and width, and lays them out
 * on one page.
 */
const FOLDER = join(ROOT, 'test-results', 'contact-sheet')

/** Runs in the page: loads lazy pictures, for five seconds at most. */
const FETCH_PICTURES = `Promise.race([
  Promise.allSettled([...document.images].map((picture) => {
    picture.loading = 'eager'
    return picture.decode()
  })).then(() => document.fonts.ready).then(() => null),
  new Promise((done) => setTimeout(done, 5000)),
])`

/** Elements that are still loading, such as a cart. */
const BUSY = 'main [aria-busy=true]'

const USAGE =
  'npm run contact-sheet [-- ORIGIN --kind blog --language ar --theme dark --width 390]    takes screenshots of a running site'
const { values, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: {
    /** A part of the names of the kinds. */
    kind: { type: 'string', default: '' },
    language: { type: 'string', multiple: true, default: LOCALE_IDS },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    /** CSS pixels: phone, tablet and desktop. */
    width: { type: 'string', multiple: true, default: ['390', '820', '1440'] },
  },
})
const unknown = values.language.find((id) => !findLocale(id))
if (unknown) throw new UsageError(`There is no language "${unknown}".`, USAGE)
const origin = positionals[0] ?? serviceUrl('web', readSettings())
const progress = createProgress()
const browser = await launchBrowser(progress)

/** `/blog/grid` as `blog-grid`; the home page, `/`, as `home`. */
const fileName = (kind: string) => kind.replace(/^\//, '').replaceAll(/\W+/g, '-') || 'home'

async function take(context: BrowserContext, path: string, file: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(origin + path)
  await page.locator(BUSY).first().waitFor({ state: 'detached' })
  await page.evaluate(FETCH_PICTURES)
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled', type: 'jpeg', quality: 80 })
  await page.close()
}

const kinds = onePageOfEachKind(await readSitePages(origin)).filter(({ kind }) => kind.includes(values.kind))
if (kinds.length === 0) throw new UsageError(`No page has a kind with "${values.kind}".`, USAGE)
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const shots: Shot[] = []
try {
  for (const language of values.language as LocaleId[]) {
    for (const theme of values.theme as Theme[]) {
      for (const width of values.width.map(Number)) {
        const context = await browser.newContext({
          viewport: { width, height: width < 600 ? 844 : 900 },
          colorScheme: theme,
          reducedMotion: 'reduce',
        })
        await progress.step(`${language}, ${theme}, ${width} px`, async () => {
          for (const { kind, paths } of kinds) {
            const file = `${fileName(kind)}.${language}.${theme}.${width}.jpg`
            await take(context, paths[language], join(FOLDER, file))
            shots.push({ kind, language, theme, width, path: paths[language], file })
          }
        })
        await context.close()
      }
    }
  }
} finally {
  await browser.close()
}
writeFileSync(join(FOLDER, 'index.html'), contactSheet(origin, shots))
console.log(`\n${shots.length} screenshots: ${join(FOLDER, 'index.html')}\n`)
