import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    /** Defined by `axe.source`. */
    axe: typeof axe
  }
}

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
  await page.evaluate(axe.source)
  // Only violations leave the page: transferring what passes takes longer than the check.
  return page.evaluate(
    async (runOnly) => {
      // Axe takes joined Arabic letters, narrower than single ones, for an icon font whose contrast does not count.
      CanvasRenderingContext2D.prototype.measureText = ({ length }) => ({ width: 30 * length }) as TextMetrics
      const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary})`,
        ),
      )
    },
    part === 'all' ? TAGS : RULES_OF_THEMES,
  )
}

/** Fails for each violation on a page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page), `axe on ${page.url()}`).toEqual([])
}
