/** Documents of which there is exactly one, with fixed ids: type, id and the name Studio shows. */
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
 * Types whose documents the site asks for by id: nobody creates, copies, deletes or unpublishes one in Studio. The groups of
 * translations are among them, because only code can ask for a new group.
 */
export const FIXED_TYPES: readonly string[] = [...new Set(SINGLETONS.map(({ type }) => type)), 'translation']

/** The three menus by the place where the site shows them; the document id is `menu-` and this name. */
export const MENU_IDENTIFIERS = ['main', 'footer-quick', 'footer-community'] as const

/** The place where a menu is shown. */
export type MenuIdentifier = (typeof MENU_IDENTIFIERS)[number]
