import type { MenuItem } from './types.ts'

/** How an entry of a menu relates to the page shown. */
export type Activity = 'page' | 'parent' | 'none'

/**
 * Whether a link leads to the page shown, or to a page above it.
 *
 * @param href path without language, perhaps with a query or an anchor; addresses of other sites are never active
 * @param path path of the page shown, without language
 */
export function linkActivity(href: string, path: string): Activity {
  if (!href.startsWith('/') || href.includes('#')) return 'none'
  const target = href.split('?')[0] ?? href
  if (target === path) return 'page'
  return target !== '/' && path.startsWith(`${target}/`) ? 'parent' : 'none'
}

/** Every path to which an entry or one of those below it leads. */
export function pathsWithin(item: MenuItem): string[] {
  const own = item.link && !item.link.external ? [item.link.href] : []
  return [...own, ...item.children.flatMap(pathsWithin)]
}

/** Whether the page shown lies within a branch of a menu, given the paths of that branch. */
export function branchIsActive(paths: string[], path: string): boolean {
  return paths.some((href) => linkActivity(href, path) !== 'none')
}
