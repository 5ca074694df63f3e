/** The message of a name with a detail in brackets. The namespaces `cart`, `orders` and `invoice` have it. */
export type NameTexts = (key: 'nameWithDetail', values: { name: string; detail: string }) => string

/** Returns the name of a line item: its title, with the chosen options of a variant. */
export const lineName = (
  { title, options }: { title: string; options?: string | null | undefined },
  texts: NameTexts,
): string => (options ? texts('nameWithDetail', { name: title, detail: options }) : title)

/** Returns the name of a discount beside its amount: its title, with its code if it has one. */
export const discountName = (
  { title, code }: { title: string; code?: string | null | undefined },
  texts: NameTexts,
): string => lineName({ title, options: code }, texts)
