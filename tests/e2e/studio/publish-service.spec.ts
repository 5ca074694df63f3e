import { setTimeout as pause } from 'node:timers/promises'
import { LOCALES } from '../support/languages.ts'
import { withPublishLock } from '../support/locks.ts'
import {
  publish,
  showLanguage,
  signInToStudio,
  STUDIO_BROWSER,
  STUDIO_PATIENCE_MS,
  translated,
} from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { shows, visit } from '../support/visitor.ts'

const SERVICE = 'service-cybersecurity'
const PAGES = ['', '/contact', '/services/cybersecurity', '/services/ecommerce']

/** Returns how each page was served: its cache status and version. */
async function states(locale: string): Promise<Record<string, string>> {
  const answers = await Promise.all(PAGES.map((path) => visit(`/${locale}${path}`)))
  return Object.fromEntries(
    answers.map(({ headers }, index) => [
      `/${locale}${PAGES[index]}`,
      `${headers.get('x-nextjs-cache')} ${headers.get('etag')}`,
    ]),
  )
}

/** Waits until no page is rendered for earlier publishes any more. */
async function calm(): Promise<void> {
  for (let since = Date.now(); Date.now() - since < 1_000; await pause(100)) {
    const all = await Promise.all(LOCALES.map(({ id }) => states(id)))
    if (all.some((pages) => Object.values(pages).some((state) => !state.startsWith('HIT '))))
      since = Date.now()
  }
}

test.use(STUDIO_BROWSER)

test('a corrected Arabic title is previewed, published and shown to the next visitor; other pages are not rendered again', async ({
  page,
  content,
}) => {
  test.setTimeout(STUDIO_PATIENCE_MS)
  await content.keep(SERVICE)
  const title = `خدمات الأمن ${unique('kite')}`

  await test.step('the marketer signs in and finds the service', async () => {
    await signInToStudio(page, 'Marketer')
    await page.getByRole('link', { name: 'Content', exact: true }).click()
    await page.getByRole('link', { name: 'Services', exact: true }).click()
    await page.getByRole('link', { name: /^Cybersecurity Services/ }).click()
    await showLanguage(page, 'العربية')
    await translated(page, 'title', 'العربية').fill(`${title} 1`)
  })

  await test.step('Presentation shows the draft and updates it during typing', async () => {
    await page.getByRole('button', { name: /^Used on/ }).click()
    await page.getByRole('link', { name: 'Home · العربية' }).click()
    const preview = page.frameLocator('iframe')
    await expect(preview.getByRole('heading', { name: `${title} 1` })).toBeVisible()
    await translated(page, 'title', 'العربية').fill(title)
    // A draft's text is followed by stega.
    await expect(preview.getByRole('heading', { name: new RegExp(`${title}(?! 1)`) })).toBeVisible()
    await expect(preview.locator('html')).toHaveAttribute('dir', 'rtl')
  })

  await test.step('visitors still see the old title', async () => {
    for (const { id } of LOCALES) expect(await shows(`/${id}`, title)).toBe(false)
  })

  await test.step('the publish is visible, and pages without the service are not rendered again', async () => {
    await withPublishLock(async () => {
      await calm()
      const before = await states('ar')

      await publish(page, title)
      await expect.poll(() => shows('/ar', title)).toBe(true)
      await expect.poll(() => shows('/ar/services/cybersecurity', title)).toBe(true)

      const after = await states('ar')
      expect(after['/ar'], 'this tells pages apart that were rendered again').not.toBe(before['/ar'])
      for (const path of ['/ar/contact', '/ar/services/ecommerce']) expect(after[path]).toBe(before[path])
    })
  })
})
