/** How a link relates to the page shown, in the words of `aria-current`; `null` when it leads elsewhere. */
export type Activity = 'page' | 'true' | null

/**
 * Whether a link leads to the page shown, or to a page above it.
 *
 * @param href full address; addresses of other sites and those with an anchor are never active
 * @param here full address of the page shown
 * @param root path below which no page is the parent of others: `/en`
 */
export function linkActivity(href: string, here: string, root: string): Activity {
  const [link, page] = [new URL(href), new URL(here)]
  if (link.origin !== page.origin || link.hash !== '') return null
  if (link.pathname === page.pathname) return 'page'
  return link.pathname !== root && page.pathname.startsWith(`${link.pathname}/`) ? 'true' : null
}
