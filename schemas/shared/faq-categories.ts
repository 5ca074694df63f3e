/** What a question is about, in the order in which the site groups them. */
export const FAQ_CATEGORIES = [
  { id: 'general', title: 'General' },
  { id: 'services', title: 'Services' },
  { id: 'pricing', title: 'Pricing' },
  { id: 'security', title: 'Security' },
  { id: 'shop', title: 'Shop' },
] as const

/** The name of a category of questions. */
export type FaqCategory = (typeof FAQ_CATEGORIES)[number]['id']

/** The names alone, as parsers take them. */
export const FAQ_CATEGORY_IDS = FAQ_CATEGORIES.map(({ id }) => id) as [FaqCategory, ...FaqCategory[]]
