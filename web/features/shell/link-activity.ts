import { matchRoute } from '#schemas/shared/routes.ts'

/** A link of a menu. */
interface PlacedLink<Link> {
  link: Link
  /** Full address. */
  href: string
  /** 0 for the first level. */
  depth: number
}

/** The link of a menu that is shown as active, with its `aria-current` value. */
export interface ActiveLink<Link> {
  link: Link
  current: 'page' | 'true'
}

/** A match better than any path above the page. */
const SAME_PAGE = Infinity

/** A match worse than any path above the page. */
const SAME_SECTION = 0

const sectionOf = (path: string) => path.split('/')[1]

/**
 * Returns the one link of a menu that matches the current page best: the page itself, else the closest page above it, else the first
 * link in the section of a document, such as the list of services. Of equal matches the highest in the menu wins.
 *
 * @param links in the order of the menu; those to other sites or with an anchor are never active
 * @param here full address of the current page
 * @param root path that is not the parent of other pages: `/en`
 */
export function findActiveLink<Link>(
  links: readonly PlacedLink<Link>[],
  here: string,
  root: string,
): ActiveLink<Link> | null {
  const matches = links.flatMap(({ link, href, depth }) => {
    const match = rateMatch(new URL(href), new URL(here), root)
    return match === null ? [] : [{ link, depth, match }]
  })
  // Sorting is stable, so the order of the menu decides last.
  const [best] = matches.sort((one, other) =>
    one.match === other.match ? one.depth - other.depth : other.match - one.match,
  )
  return best ? { link: best.link, current: best.match === SAME_PAGE ? 'page' : 'true' } : null
}

function rateMatch(link: URL, page: URL, root: string): number | null {
  if (link.origin !== page.origin || link.hash !== '') return null
  if (link.pathname === page.pathname) return SAME_PAGE
  if (link.pathname === root) return null
  if (page.pathname.startsWith(`${link.pathname}/`)) return link.pathname.length
  const [linked, current] = [link, page].map(({ pathname }) => pathname.slice(root.length))
  const isInSection = sectionOf(linked ?? '') === sectionOf(current ?? '')
  return isInSection && matchRoute(current ?? '') ? SAME_SECTION : null
}
