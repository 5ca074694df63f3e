import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Rules of the standard and the good practice that axe knows beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What another theme can change: colours, and the pictures that are shown instead. */
const RULES_OF_THEMES = ['color-contrast', 'link-in-text-block', 'image-alt', 'svg-img-alt', 'link-name']

/**
 * Each violation on a page in one line: the rule, what it asks for, and where.
 *
 * @param part `themes` for what differs between the themes of a page that was examined as a whole
 */
export async function findViolations(page: Page, part: 'all' | 'themes' = 'all'): Promise<string[]> {
  // The legacy mode differs in frames of other sites alone, of which there are none, and takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (
    part === 'all' ? axe.withTags(TAGS) : axe.withRules(RULES_OF_THEMES)
  ).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary})`),
  )
}

/** Fails with each violation on a page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page), `axe on ${page.url()}`).toEqual([])
}
