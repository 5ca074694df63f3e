import { Icon } from '#web/ui/icon.tsx'

/** The signs of a menu: of an item with more below it, and of one that opens a new tab. */
export const MENU_SIGNS = { branch: <Icon name="chevron-down" />, newTab: <Icon name="external" forward /> }
