/** Documents that exist exactly once, with fixed ids and their titles in Studio. */
export const SINGLETONS = [
  { id: 'siteSettings', type: 'siteSettings', title: 'Site settings' },
  { id: 'contactInfo', type: 'contactInfo', title: 'Contact details' },
  { id: 'shopSettings', type: 'shopSettings', title: 'Shop settings' },
  { id: 'exchangeRates', type: 'exchangeRates', title: 'Exchange rates' },
  { id: 'menu-main', type: 'menu', title: 'Main menu' },
  { id: 'menu-footer-quick', type: 'menu', title: 'Footer: quick links' },
  { id: 'menu-footer-community', type: 'menu', title: 'Footer: community' },
] as const

/**
 * Types with fixed ids: their documents cannot be created, duplicated, deleted or unpublished. They include translations,
 * because only code can use a new group.
 */
export const FIXED_TYPES: readonly string[] = [...new Set(SINGLETONS.map(({ type }) => type)), 'translation']

/**
 * Types whose documents cannot be duplicated, deleted or unpublished. A gift card is money that the shop owes, and refunds go back to it: it is
 * ended by its date.
 */
export const PERMANENT_TYPES: readonly string[] = [...FIXED_TYPES, 'giftCard']

/** The menus by their place on the site; the document id is `menu-` and this identifier. */
export const MENU_IDENTIFIERS = ['main', 'footer-quick', 'footer-community'] as const

/** The place of a menu. */
export type MenuIdentifier = (typeof MENU_IDENTIFIERS)[number]
