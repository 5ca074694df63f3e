import { SIGNED_IN_EVENT } from '#web/lib/signed-in.ts'
import { wishlistEntry } from './entries.ts'
import { isAhead, syncWishlist } from './wishlist-sync.ts'

/** Buttons that show whether a good is on the list; one that only takes it off is not pressed or unpressed. */
const TOGGLES = '[data-wishlist-toggle][aria-pressed]'

function mark(): void {
  const wishlist = wishlistEntry.read()
  for (const button of document.querySelectorAll<HTMLElement>(TOGGLES)) {
    const isKept = String(wishlist.includes(button.dataset.wishlistToggle ?? ''))
    if (button.getAttribute('aria-pressed') !== isKept) button.setAttribute('aria-pressed', isKept)
  }
}

/**
 * Keeps every button of the wishlist pressed or not as the list has it, also on pages that come later: these are drawn by the
 * server, which does not know the list. The list itself is kept in step with that of the account.
 *
 * @returns how to stop
 */
export function keepWishesMarked(): () => void {
  mark()
  const sync = () => void syncWishlist()
  sync()
  const stop = wishlistEntry.follow(() => {
    mark()
    if (isAhead()) sync()
  })
  addEventListener(SIGNED_IN_EVENT, sync)
  const observer = new MutationObserver(mark)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    removeEventListener(SIGNED_IN_EVENT, sync)
    stop()
  }
}
