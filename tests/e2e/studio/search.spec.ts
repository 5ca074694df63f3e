import { STUDIO_OPENS_MS } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

for (const { words, first } of [
  { words: 'about', first: /^About us/ },
  { words: 'outsourcing', first: /^IT Outsourcing Services/ },
  { words: '关于', first: /^About us/ },
])
  test(`a search for “${words}” begins with what is named so @full`, async ({ studioOf }) => {
    const studio = await studioOf('marketer', '/home')
    await studio.getByTestId('studio-search').click({ timeout: STUDIO_OPENS_MS })
    await studio.getByPlaceholder('Search', { exact: true }).fill(words)
    await expect(studio.getByRole('listbox').getByRole('option').first()).toHaveText(first)
  })
