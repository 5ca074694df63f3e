/** What of a press on a link decides whether it leads to another page in this tab. */
export interface Press {
  href: string
  target: string
  download: boolean
  /** Main button, no modifier key. */
  plain: boolean
}

/**
 * Whether a press on a link leaves the page shown for another page of this site, in the same tab.
 *
 * @param press the link and how it was pressed; `href` is a full address
 * @param here full address of the page shown
 */
export function leavesPage(press: Press, here: string): boolean {
  if (!press.plain || press.download || (press.target && press.target !== '_self')) return false
  const from = new URL(here)
  const to = new URL(press.href, here)
  return to.origin === from.origin && to.pathname + to.search !== from.pathname + from.search
}
