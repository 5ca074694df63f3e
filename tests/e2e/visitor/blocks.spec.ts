import type { Page } from '@playwright/test'
import { english, film, gallery, ownFilm, publishPage } from '../support/block-page.ts'
import { TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

const { blocks: texts } = TEXTS.en

/** The picture that stands in the middle of the window. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    return middle?.closest('li')?.querySelector('img')?.alt
  })

test('pictures open in full size, leaf by keyboard and button, and give the focus back', async ({
  page,
  content,
}) => {
  await open(page, `/en${await publishPage(content, await gallery())}`)
  const link = page.getByRole('link', { name: /The second drawing/ })
  const dialog = page.getByRole('dialog', { name: 'Drawings' })
  await link.press('Enter')
  await expect(dialog).toBeVisible()
  await expect.poll(() => shown(page)).toBe('The second drawing')

  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shown(page)).toBe('The third drawing')
  await dialog.getByRole('button', { name: texts.nextPicture }).click()
  await expect.poll(() => shown(page), 'behind the last comes the first').toBe('The first drawing')

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('without script a picture is a link to its file', async ({ browser, content }) => {
  const path = `/en${await publishPage(content, await gallery())}`
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  const href = await page.getByRole('link', { name: /The first drawing/ }).getAttribute('href')
  const file = await page.request.get(href ?? '')
  expect(file.headers()['content-type']).toMatch(/^image\//)
  await context.close()
})

test('a film at a provider is asked for only when somebody presses play', async ({
  page,
  content,
  faults,
}) => {
  // There is no internet here: what the frame would load is answered by the test.
  const asked: string[] = []
  await page.context().route(/youtube|ytimg|google/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  faults.allow(/youtube-nocookie/)
  await open(page, `/en${await publishPage(content, film)}`)
  const play = page.getByRole('main').getByRole('link', { name: /YouTube/ })
  await expect(play).toHaveAttribute('href', film.url)
  await play.scrollIntoViewIfNeeded()
  expect(asked, 'before play is pressed').toEqual([])

  await play.click()
  await expect.poll(() => asked).toEqual([expect.stringContaining('youtube-nocookie.com/embed/aqz-KE-bpKQ')])
  await expect(page.locator('iframe')).toBeFocused()
})

test('a countdown counts, and is calm once it is over', async ({ page, content }) => {
  const date = new Date('2030-01-01T00:00:00Z')
  const path = await publishPage(content, {
    _type: 'countdownBlock',
    heading: english('The portal'),
    date: date.toISOString(),
    finishedText: english('The portal is open.'),
  } as { _type: string })
  const day = 86_400_000
  await page.clock.install({ time: date.getTime() - 3 * day })
  await open(page, `/en${path}`)
  const timer = page.getByRole('timer')
  await expect(timer).toContainText('02')
  await page.clock.pauseAt(date.getTime() - day - 3_661_500)
  await page.clock.runFor(1000)
  await expect(timer.locator('dd')).toHaveText(['01', '01', '01', '01'])
  await page.clock.fastForward(2 * day)
  await expect(page.getByText('The portal is open.')).toBeVisible()
  await expect(timer).toBeHidden()
})

test('a block appears and disappears at its dates, without a publish @full', async ({ content }) => {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
  const blocks = [
    { heading: 'Always here' },
    { heading: 'Here from then on', visibleFrom: inSeconds(10) },
    { heading: 'Here until then', visibleUntil: inSeconds(10) },
    { heading: 'Long over', visibleUntil: inSeconds(-60) },
  ]
  const path = await publishPage(
    content,
    ...blocks.map(({ heading, ...dates }) => ({
      _type: 'callToActionBlock',
      heading: english(heading),
      ...dates,
    })),
  )
  const headings = async () => {
    const { body } = await visit(`/en${path}`)
    return blocks.map(({ heading }) => heading).filter((heading) => body.includes(`>${heading}<`))
  }
  await expect.poll(headings).toEqual(['Always here', 'Here until then'])
  await expect.poll(headings).toEqual(['Always here', 'Here from then on'])
})

test('a film of the site’s own plays with the captions of the page’s language', async ({ page, content }) => {
  const said = { zh: '一条绿线移动。', en: 'A green bar moves.', ar: 'يتحرك شريط أخضر.' }
  await open(page, `/ar${await publishPage(content, await ownFilm(said))}`)
  const player = page.locator('video')
  await player.focus()
  await page.keyboard.press('Space')
  await expect
    .poll(() => player.evaluate((film: HTMLVideoElement) => film.currentTime), 'it plays')
    .toBeGreaterThan(0)
  const shownCaptions = () =>
    player.evaluate((film: HTMLVideoElement) =>
      [...film.textTracks]
        .filter(({ mode }) => mode === 'showing')
        .map(({ language, activeCues }) => [language, (activeCues?.[0] as VTTCue | undefined)?.text]),
    )
  await expect.poll(shownCaptions).toEqual([['ar', said.ar]])
})
