import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Rules of WCAG and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that depend on the theme: colors, and images that differ between themes. */
const RULES_OF_THEMES = ['color-contrast', 'link-in-text-block', 'image-alt', 'svg-img-alt', 'link-name']

/**
 * Returns each violation on a page as one line: the rule, its requirement, and the element.
 *
 * @param part `themes` for the rules that depend on the theme of a page that was checked completely
 */
export async function findViolations(page: Page, part: 'all' | 'themes' = 'all'): Promise<string[]> {
  // Legacy mode skips only cross-origin frames, which the site does not have, and takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (
    part === 'all' ? axe.withTags(TAGS) : axe.withRules(RULES_OF_THEMES)
  ).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary})`),
  )
}

/** Fails for each violation on a page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page), `axe on ${page.url()}`).toEqual([])
}
