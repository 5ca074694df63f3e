import { LOCALES } from '../support/languages.ts'
import { withPublishLock } from '../support/locks.ts'
import { publish, translated } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { shows } from '../support/visitor.ts'

const CASE = 'case-city-applications'
const ADDRESS = '/portfolio/city-applications'
const LIST = '/portfolio/list'

test('a marketer finds a case study, corrects its title, and visitors see it on its page and in lists @full', async ({
  studioOf,
  content,
}) => {
  await content.keep(CASE)
  const title = `A city finds out ${unique('kite')}`
  const studio = await studioOf('marketer', '/structure/work')
  await studio.getByRole('link', { name: 'Case studies' }).click()
  await studio.getByRole('link', { name: /^A city finds out what it runs/ }).click()
  await translated(studio, 'title', 'English').fill(title)
  for (const { id } of LOCALES) expect(await shows(`/${id}${ADDRESS}`, title)).toBe(false)

  await withPublishLock(async () => {
    await publish(studio, title)
    await expect.poll(() => shows(`/en${ADDRESS}`, title)).toBe(true)
    await expect.poll(() => shows(`/en${LIST}`, title)).toBe(true)
    expect(await shows(`/ar${ADDRESS}`, title)).toBe(false)
  })
})
