import type { MenuItem } from './queries.ts'

/** Pixels of a menu item beside its letters, and of the arrow of a submenu. */
const ITEM = 28
const ARROW = 24

/** Pixels of a letter: Chinese ones are as wide as high, others about half of that. */
const HAN = 15
const LETTER = 7.5

/** The widest menu that fits beside logo and tools wherever the bar shows one, and in wide windows. */
const FITS = 640
const FITS_IN_WIDE_WINDOWS = 780

const letterWidth = (letter: string): number => (/\p{Script=Han}/u.test(letter) ? HAN : LETTER)

/** Estimates the width of a menu in the top bar in pixels. */
const estimateWidth = (items: readonly MenuItem[]): number =>
  items.reduce((sum, { label, badge, children }) => {
    const letters = [...label, ...(badge ?? '')].reduce((width, letter) => width + letterWidth(letter), 0)
    return sum + ITEM + letters + (children.length > 0 ? ARROW : 0)
  }, 0)

/**
 * Returns the class of a top bar whose menu is in the side menu, in narrower windows or always; nothing for a menu that fits.
 *
 * @param isCrowded whether more than the usual tools are beside the menu
 */
export function menuWidthClass(items: readonly MenuItem[], isCrowded: boolean): string {
  const width = estimateWidth(items)
  if (width <= FITS) return ''
  return width <= FITS_IN_WIDE_WINDOWS && !isCrowded ? 'topbar--long-menu' : 'topbar--longest-menu'
}
