/** What of a press on a link decides whether it leads to another page in this tab. */
export interface Press {
  href: string
  target: string
  download: boolean
  /** Main button, no modifier key. */
  plain: boolean
}

/** The link that was pressed and how; `null` where the press met none. */
export function pressOnLink(event: MouseEvent): (Press & { link: HTMLAnchorElement }) | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href) return null
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  return { link, href: link.href, target: link.target, download: link.hasAttribute('download'), plain }
}

/** Whether a press opens something of this site in the same tab. */
function staysHere(press: Press, here: string): boolean {
  const opensElsewhere = press.download || (press.target !== '' && press.target !== '_self')
  return press.plain && !opensElsewhere && new URL(press.href, here).origin === new URL(here).origin
}

function isSamePage(one: string, other: string): boolean {
  const [first, second] = [new URL(one, other), new URL(other)]
  return first.pathname + first.search === second.pathname + second.search
}

/**
 * Whether a press on a link leaves the page shown for another page of this site, in the same tab.
 *
 * @param press the link and how it was pressed; `href` is a full address
 * @param here full address of the page shown
 */
export function leavesPage(press: Press, here: string): boolean {
  return staysHere(press, here) && !isSamePage(press.href, here)
}

/** Whether a press shows a page, another or the same once more; a jump to an anchor of the page shown is the browser's. */
export function showsPage(press: Press, here: string): boolean {
  return staysHere(press, here) && (!isSamePage(press.href, here) || new URL(press.href, here).hash === '')
}
