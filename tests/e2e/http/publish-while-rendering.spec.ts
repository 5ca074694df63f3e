import { withEnglish } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { shows, visit } from '../support/visitor.ts'

const ROUNDS = 5
const VISITS = 40

test('a publish during the rendering of a page is visible to the next visitor @full', async ({ content }) => {
  test.slow()
  await content.keep('menu-main', 'service-cybersecurity')
  for (let round = 1; round <= ROUNDS; round++) {
    const title = unique('Security')
    const label = unique('Home')
    // The first publish expires the page, so that the visits render it again while the second one arrives.
    await content.publish('service-cybersecurity', (service) => ({
      title: withEnglish(service.title, title),
    }))
    await expect.poll(() => shows('/en/services/cybersecurity', title)).toBe(true)
    const visits = (async () => {
      for (let count = 0; count < VISITS; count++) await visit('/en')
    })()
    await content.publish('menu-main', ({ items }) => ({
      items: (items as { label: unknown }[]).map((item, index) =>
        index === 0 ? { ...item, label: withEnglish(item.label, label) } : item,
      ),
    }))
    await visits
    await expect.poll(() => shows('/en', label), `round ${round}`).toBe(true)
  }
})
