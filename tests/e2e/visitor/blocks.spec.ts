import { film, gallery, ownFilm, publishPage } from '../support/block-page.ts'
import { english, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

const { blocks: texts } = TEXTS.en

test('images open in full size, are browsed by keyboard and button, and return the focus', async ({
  page,
  content,
}) => {
  await open(page, `/en${await publishPage(content, await gallery())}`)
  const link = page.getByRole('link', { name: /The second drawing/ })
  const dialog = page.getByRole('dialog', { name: 'Drawings' })
  await link.press('Enter')
  await expect(dialog).toBeVisible()
  const shown = dialog.locator('.yarl__slide_current img')
  await expect(shown).toHaveAccessibleName('The second drawing')

  await page.keyboard.press('ArrowRight')
  await expect(shown).toHaveAccessibleName('The third drawing')
  await dialog.getByRole('button', { name: texts.nextPicture }).click()
  await expect(shown, 'behind the last comes the first').toHaveAccessibleName('The first drawing')

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('without JavaScript an image links to its file', async ({ browser, content }) => {
  const path = `/en${await publishPage(content, await gallery())}`
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  const href = await page.getByRole('link', { name: /The first drawing/ }).getAttribute('href')
  const file = await page.request.get(href ?? '')
  expect(file.headers()['content-type']).toMatch(/^image\//)
  await context.close()
})

test('a video of a provider is requested only after a click on play @full', async ({
  page,
  content,
  browserErrors,
}) => {
  // There is no internet here: the test answers the request of the frame.
  const asked: string[] = []
  await page.context().route(/youtube|ytimg|google/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  browserErrors.allow(/youtube-nocookie/)
  await open(page, `/en${await publishPage(content, film)}`)
  const play = page.getByRole('main').getByRole('link', { name: /YouTube/ })
  await expect(play).toHaveAttribute('href', film.url)
  await play.scrollIntoViewIfNeeded()
  expect(asked, 'before play is pressed').toEqual([])

  await play.click()
  await expect.poll(() => asked).toEqual([expect.stringContaining('youtube-nocookie.com/embed/aqz-KE-bpKQ')])
  await expect(page.locator('iframe')).toBeFocused()
})

test('a countdown counts, and stops when it is over @full', async ({ page, content }) => {
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
  await expect(timer.locator('dt')).toHaveText(['day', 'hour', 'minute', 'second'])
  await page.clock.fastForward(2 * day)
  await expect(page.getByText('The portal is open.')).toBeVisible()
  await expect(timer).toBeHidden()
})

test('a block appears and disappears at its dates without a publish @full', async ({ content }) => {
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

test('a video of the site plays with captions in the page’s language @full', async ({ page, content }) => {
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
