import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Rules of the standard and the good practice that axe knows beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Each violation on a page in one line: the rule, what it asks for, and where. */
export async function findViolations(page: Page): Promise<string[]> {
  // The legacy mode differs in frames of other sites alone, of which there are none, and takes half the time.
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary})`),
  )
}

/** Fails with each violation on a page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page), `axe on ${page.url()}`).toEqual([])
}
