import { draftCookies } from '../support/drafts.ts'
import { lakeClient } from '../support/lake.ts'
import { english, TEXTS } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { visit } from '../support/visitor.ts'

/** Creates a published page with a draft and a release version, with different texts. */
async function unpublish() {
  const lake = lakeClient('administrator')
  const name = unique('kept').replaceAll(/\W+/g, '-')
  const release = `r${name.replaceAll('-', '')}`
  const words = { published: unique('Open'), drafts: unique('Draft'), release: unique('Release') }
  const page = (title: string) => ({
    _type: 'page',
    title: english(title),
    path: { _type: 'slug', current: `/${name}` },
    blocks: [{ _type: 'pageHeadingBlock', _key: 'head', heading: english(title) }],
  })
  const ids = [`page-${name}`, `drafts.page-${name}`, `versions.${release}.page-${name}`]
  await lake.releases.create({ releaseId: release, metadata: { title: name, releaseType: 'asap' } })
  await lake
    .transaction()
    .create({ _id: `page-${name}`, ...page(words.published) })
    .create({ _id: `drafts.page-${name}`, ...page(words.drafts) })
    .create({ _id: `versions.${release}.page-${name}`, ...page(words.release) })
    .commit()
  const remove = async () => {
    await lake.delete({ query: '*[_id in $ids]', params: { ids } })
    await lake.releases.archive({ releaseId: release })
    await lake.releases.delete({ releaseId: release })
  }
  return { path: `/en/${name}`, release, words, remove }
}

test('unpublished content is not shown without a pass, whatever the address and cookies contain', async () => {
  const { path, release, words, remove } = await unpublish()
  try {
    const given = (await draftCookies()).split('; ')
    const named = (name: string) => given.find((cookie) => cookie.startsWith(`${name}=`)) ?? ''
    const [draftMode, pass] = [named('__prerender_bypass'), named('preview-pass')]
    const seen = (perspective: string, cookies: string[]) =>
      visit(path, {
        headers: { cookie: [...cookies, `sanity-preview-perspective=${perspective}`].join('; ') },
      })
    expect((await seen('drafts', [draftMode, pass])).body, 'an editor sees the draft').toContain(words.drafts)
    expect((await seen(release, [draftMode, pass])).body, 'and the release').toContain(words.release)

    const queries = [
      'perspective',
      'sanity-preview-perspective',
      'scheduledDraft',
      'releases',
      'variant',
    ].flatMap((name) => ['drafts', 'raw', release].map((value) => `?${name}=${value}`))
    queries.push('?preview=true', '?sanity-preview-secret=guessed&sanity-preview-pathname=/en', '')
    const cookies = [
      [],
      [pass],
      [draftMode],
      [draftMode, 'preview-pass=editor:guessed'],
      [draftMode, 'preview-pass=link:0000000000000000000000000000'],
      ['__prerender_bypass=guessed', pass],
    ]
    const tries = [
      ...queries.map((query) => ({ query, jar: [draftMode] })),
      ...cookies.map((jar) => ({ query: '', jar })),
    ]
    for (const { query, jar } of tries) {
      for (const perspective of ['drafts', release]) {
        const cookie = [...jar, `sanity-preview-perspective=${perspective}`].join('; ')
        const page = await visit(path + query, { headers: { cookie } })
        const payload = await visit(`${path}${query}${query ? '&' : '?'}_rsc=1`, {
          headers: { cookie, RSC: '1' },
        })
        expect(page.body, `${query} ${cookie}`).toContain(words.published)
        for (const text of [words.drafts, words.release]) {
          expect(page.body.includes(text), `${query} ${cookie}`).toBe(false)
          expect(payload.body.includes(text), `what scripts fetch of ${query} ${cookie}`).toBe(false)
        }
      }
    }
    const door = await visit(
      `/api/draft-mode/enable?sanity-preview-secret=guessed&sanity-preview-perspective=${release}`,
    )
    expect(door.status).toBe(401)
    expect(door.headers.getSetCookie()).toEqual([])
  } finally {
    await remove()
  }
})

test('an editor sees that a draft page is missing, and robots are excluded', async () => {
  const { body } = await visit('/ar/there-is-no-such-page', { headers: { cookie: await draftCookies() } })
  expect(body).toContain(TEXTS.ar.errors.notFoundTitle)
  expect(body).toMatch(/<meta name="robots" content="noindex/)
})
