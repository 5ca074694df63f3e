import { wishlistEntry } from './entries.ts'

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
 * server, which does not know the list.
 *
 * @returns how to stop
 */
export function keepWishesMarked(): () => void {
  mark()
  const stop = wishlistEntry.follow(mark)
  const observer = new MutationObserver(mark)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    stop()
  }
}
