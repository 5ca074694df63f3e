import type { MenuItem } from './queries.ts'

/** Pixels of a menu item beside its letters, and of its icon or the arrow of a submenu. */
const ITEM = 28
const SYMBOL = 24

/** Pixels of a letter: Chinese ones are as wide as high, others about half of that. */
const HAN = 15
const LETTER = 7.5

/** The widest menu that fits beside logo and tools in the narrowest window with a bar. */
const FITS = 640

/** Wider windows have room for longer menus, in steps of these pixels (`_topbar.scss`). */
const STEP = 100
const STEPS = 5

const letterWidth = (letter: string): number => (/\p{Script=Han}/u.test(letter) ? HAN : LETTER)

/** Estimates the width of a menu in the top bar in pixels. */
const estimateWidth = (items: readonly MenuItem[]): number =>
  items.reduce((sum, { label, badge, icon, children }) => {
    const letters = [...label, ...(badge ?? '')].reduce((width, letter) => width + letterWidth(letter), 0)
    return sum + ITEM + letters + (icon ? SYMBOL : 0) + (children.length > 0 ? SYMBOL : 0)
  }, 0)

/** Returns the class of a top bar whose menu is in the side menu, in narrower windows or always; nothing for a menu that fits. */
export function menuWidthClass(items: readonly MenuItem[]): string {
  const steps = Math.ceil((estimateWidth(items) - FITS) / STEP)
  if (steps <= 0) return ''
  return steps <= STEPS ? `topbar--long-${steps}` : 'topbar--longest'
}
