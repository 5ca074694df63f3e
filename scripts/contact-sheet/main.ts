import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { serviceUrl } from '../services.ts'
import { readSettings, ROOT } from '../settings.ts'
import { createProgress } from '../start/progress.ts'
import { ensureBrowser } from '../test/browser.ts'
import { contactSheet, type Shot } from './index-page.ts'
import { readOptions } from './options.ts'
import { onePageOfEachKind, readSitePages } from '../site-pages.ts'

/**
 * `npm run contact-sheet [-- origin --kind blog --language ar --theme dark --width 390]`, on a running product: takes a picture
 * of one page of each kind in every language, theme and width, whole pages, and lays them out on one page to look at.
 */
const FOLDER = join(ROOT, 'test-results', 'contact-sheet')

/** Run in the page: fetches the pictures that would come when somebody scrolls near them, for five seconds at most. */
const FETCH_PICTURES = `Promise.race([
  Promise.allSettled([...document.images].map((picture) => {
    picture.loading = 'eager'
    return picture.decode()
  })).then(() => document.fonts.ready).then(() => null),
  new Promise((done) => setTimeout(done, 5000)),
])`

/** What says of itself that it is being made, such as a cart that is looked up. */
const BUSY = 'main [aria-busy=true]'

const options = readOptions(process.argv.slice(2), serviceUrl('web', readSettings()))
const progress = createProgress()
const browser = await chromium.launch({
  executablePath: await ensureBrowser(progress),
  args: ['--no-sandbox'],
})

/** `/blog/grid` as `blog-grid`; the home page, `/`, as `home`. */
const fileName = (kind: string) => kind.replace(/^\//, '').replaceAll(/\W+/g, '-') || 'home'

async function take(context: BrowserContext, path: string, file: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(options.origin + path)
  // Not a function in the page: the site's policy lets no text be run there.
  await page.locator(BUSY).first().waitFor({ state: 'detached' })
  await page.evaluate(FETCH_PICTURES)
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled', type: 'jpeg', quality: 80 })
  await page.close()
}

const kinds = onePageOfEachKind(await readSitePages(options.origin)).filter(({ kind }) =>
  kind.includes(options.kind),
)
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const shots: Shot[] = []
try {
  for (const language of options.languages) {
    for (const theme of options.themes) {
      for (const width of options.widths) {
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
writeFileSync(join(FOLDER, 'index.html'), contactSheet(options.origin, shots))
console.log(`\n${shots.length} pictures: ${join(FOLDER, 'index.html')}\n`)
