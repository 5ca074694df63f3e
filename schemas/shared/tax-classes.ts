/** How goods are taxed. The rate of each class is a field of the shop's settings. */
export const TAX_CLASSES = [
  { id: 'standard', title: 'Standard rate' },
  { id: 'zero', title: 'Zero rate' },
] as const

/** A way in which goods are taxed. */
export type TaxClass = (typeof TAX_CLASSES)[number]['id']

/** The ids alone, as parsers take them. */
export const TAX_CLASS_IDS = TAX_CLASSES.map(({ id }) => id) as [TaxClass, ...TaxClass[]]
