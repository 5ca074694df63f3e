import { Icon } from '#web/ui/icon.tsx'

/** The icons of menu items with a submenu and of links that open a new tab. */
export const MENU_ICONS = { branch: <Icon name="chevron-down" />, newTab: <Icon name="external" forward /> }
