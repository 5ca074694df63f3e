/** Returns a name in Studio with a detail in brackets: a line item with its options, a discount with its code. The site has a message for it. */
export const nameWithDetail = (name: string, detail: string | null | undefined): string =>
  detail ? `${name} (${detail})` : name
