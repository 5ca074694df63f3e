import type { MenuItem } from './types.ts'

/** The path of an internal link without its query and anchor; null for a link that leads elsewhere. */
function pathOf({ link }: MenuItem): string | null {
  return link && !link.external ? (link.href.split(/[?#]/)[0] ?? null) : null
}

/** How much of the current path an item's own link covers: its length, or -1 where it covers nothing of it. */
function coverage(item: MenuItem, path: string): number {
  const own = pathOf(item)
  if (own === null) return -1
  if (own === path) return own.length
  return own !== '/' && path.startsWith(`${own}/`) ? own.length : -1
}

function bestCoverage(item: MenuItem, path: string): number {
  return Math.max(coverage(item, path), ...item.children.map((child) => bestCoverage(child, path)))
}

/** What of a menu is active at an address. */
export interface ActiveItems {
  /** Keys of the active items from the bar down, joined by “/” as in `company/about`. */
  trail: string[]
  /** The item whose link is this very address: it carries `aria-current="page"`. */
  current: string | null
}

/**
 * Finds the active item of a menu and its parents. The item that covers most of the address wins: at
 * `/services/cybersecurity`, “Services” (`/services`) is active; the home page is active at `/` only.
 *
 * @param items a menu's items
 * @param path the current path without language, such as `/contact`
 */
export function activeItems(items: readonly MenuItem[], path: string): ActiveItems {
  const best = Math.max(-1, ...items.map((item) => bestCoverage(item, path)))
  if (best < 0) return { trail: [], current: null }
  const trail: string[] = []
  let level = items
  for (;;) {
    const item = level.find((candidate) => bestCoverage(candidate, path) === best)
    if (!item) return { trail, current: null }
    trail.push([...trail.slice(-1), item.key].join('/'))
    const deeper = item.children.some((child) => bestCoverage(child, path) === best)
    if (!deeper) return { trail, current: pathOf(item) === path ? (trail.at(-1) ?? null) : null }
    level = item.children
  }
}
