import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { readArguments, UsageError } from '../command-line.ts'
import { localClient } from '../seed/client.ts'
import { serviceUrl } from '../services.ts'
import { readSettings, ROOT } from '../settings.ts'
import { isReachable } from '../start/health.ts'
import { createProgress } from '../start/progress.ts'
import { readLakeTokens } from '../start/secrets.ts'
import { launchBrowser, studioSession } from '../test/browser.ts'
import { EDITOR_PICTURES, type EditorPicture } from './pictures.ts'

/**
 * `npm run docs:pictures [-- NAME …]`, on a running product with fresh content. Takes the pictures of Studio in `docs/editors` again, all or the named ones.
 */
const FOLDER = join(ROOT, 'docs/pictures/editors')
const VIEWPORT = { width: 1280, height: 800 }
/** Sharp enough on a page of documentation, and about 30 kB. */
const WIDTH = 1000
const QUALITY = 75
const TIMEOUT_MS = 45_000

/** Runs in the page: previews and pictures come after the view itself. Waits until nothing has changed for a second. */
const VIEW_COMPLETE = `new Promise((done) => {
  const last = setTimeout(done, 10_000)
  let calm
  const wait = () => {
    clearTimeout(calm)
    calm = setTimeout(() => [...document.images].every(({ complete }) => complete) ? (clearTimeout(last), done()) : wait(), 1_000)
  }
  new MutationObserver(wait).observe(document.body, { subtree: true, childList: true, attributes: true })
  wait()
})`

const USAGE = 'npm run docs:pictures [-- NAME …]    takes these pictures of docs/pictures/editors, or all'
const { positionals: names } = readArguments(USAGE, { allowPositionals: true })
const unknown = names.find((wanted) => EDITOR_PICTURES.every(({ name }) => name !== wanted))
if (unknown) throw new UsageError(`There is no picture "${unknown}".`, USAGE)

const settings = readSettings()
const studio = serviceUrl('studio', settings)
const client = localClient(settings, readLakeTokens(settings).viewer)

/** Replaces `{type}` by the id of the first published document of the type. */
async function resolvePath(path: string): Promise<string> {
  const [placeholder, type] = /\{(\w+)\}/.exec(path) ?? []
  if (!placeholder || !type) return path
  const id = await client.fetch<string>(
    '*[_type == $type && !(_id in path("drafts.**"))] | order(_id asc)[0]._id',
    { type },
  )
  return path.replace(placeholder, id)
}

async function openStudio(browser: Browser, editor: EditorPicture['editor']): Promise<Page> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 1.5,
    storageState: studioSession(settings, editor),
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  return context.newPage()
}

async function takePicture(page: Page, picture: EditorPicture): Promise<Buffer> {
  const { path, shows, press = [], hasSite } = picture
  await page.goto(studio + (await resolvePath(path)))
  await page.getByText(shows).filter({ visible: true }).first().waitFor()
  for (const name of press)
    await page
      .getByRole('tab', { name })
      .or(page.getByRole('checkbox', { name: new RegExp(`^${name}`) }))
      .first()
      .click()
  if (hasSite) await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(VIEW_COMPLETE)
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}

const wanted = EDITOR_PICTURES.filter(({ name }) => names.length === 0 || names.includes(name))
if (!(await isReachable(studio)))
  throw new Error(`Studio does not respond at ${studio}: run npm start first.`)
mkdirSync(FOLDER, { recursive: true })
const progress = createProgress()
const browser = await launchBrowser(progress)
const pages = new Map<string, Page>()
const failed: string[] = []
let bytes = 0
for (const picture of wanted) {
  const page = pages.get(picture.editor) ?? (await openStudio(browser, picture.editor))
  pages.set(picture.editor, page)
  const take = async () => {
    const screenshot = sharp(await takePicture(page, picture))
    const webp = await screenshot.resize({ width: WIDTH }).webp({ quality: QUALITY }).toBuffer()
    writeFileSync(join(FOLDER, `${picture.name}.webp`), webp)
    bytes += webp.byteLength
  }
  // One failure does not stop the others.
  await progress.step(picture.name, take).catch(() => failed.push(picture.name))
}
await browser.close()
if (failed.length > 0) {
  console.error(`Not taken, because the view did not load: ${failed.join(', ')}`)
  process.exitCode = 1
}
console.log(
  `${wanted.length - failed.length} pictures, ${Math.round(bytes / 1024)} kB, in docs/pictures/editors`,
)
