import { stegaClean } from '#web/lib/stega.ts'
import type { MenuItem } from './menu-item.ts'

/** Pixels of a menu item beside its letters, and of its icon or the arrow of a submenu. */
const ITEM = 28
const SYMBOL = 24

/** Pixels of a letter by its script. */
const HAN = 15
const ARABIC = 7.5
const OTHER = 8.75

/** The widest menu that fits beside logo and tools in the narrowest window with a bar. */
const FITS = 610

/** Wider windows have room for longer menus, in steps of these pixels (`_topbar.scss`). */
const STEP = 100
const STEPS = 5

const letterWidth = (letter: string): number =>
  /\p{Script=Han}/u.test(letter) ? HAN : /\p{Script=Arabic}/u.test(letter) ? ARABIC : OTHER

/** Estimates the width of a menu in the top bar in pixels. */
const estimateWidth = (items: readonly MenuItem[]): number =>
  items.reduce((sum, { label, badge, icon, children }) => {
    const letters = [...stegaClean(label + (badge ?? ''))]
    const width = letters.reduce((total, letter) => total + letterWidth(letter), 0)
    return sum + ITEM + width + (icon ? SYMBOL : 0) + (children.length > 0 ? SYMBOL : 0)
  }, 0)

/** Returns the class of a top bar whose menu is in the side menu, in narrower windows or always; nothing for a menu that fits. */
export function menuWidthClass(items: readonly MenuItem[]): string {
  const steps = Math.ceil((estimateWidth(items) - FITS) / STEP)
  if (steps <= 0) return ''
  return steps <= STEPS ? `topbar--long-${steps}` : 'topbar--longest'
}
