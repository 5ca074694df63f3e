/** Categories of questions, in display order. */
export const FAQ_CATEGORIES = [
  { id: 'general', title: 'General' },
  { id: 'services', title: 'Services' },
  { id: 'pricing', title: 'Pricing' },
  { id: 'security', title: 'Security' },
  { id: 'shop', title: 'Shop' },
] as const

/** The ids, for zod schemas. */
export const FAQ_CATEGORY_IDS = FAQ_CATEGORIES.map(({ id }) => id)
