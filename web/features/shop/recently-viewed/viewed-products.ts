/** Products kept, newest first. */
const KEPT = 12

const SHOWN = 4

/** Returns the viewed products with another one first, each once. */
export const withViewed = (numbers: readonly string[], number: string): string[] =>
  [number, ...numbers.filter((other) => other !== number)].slice(0, KEPT)

/** Returns the products to show on the page of a product: the last ones viewed, without itself. */
export const othersViewed = (numbers: readonly string[], number: string): string[] =>
  numbers.filter((other) => other !== number).slice(0, SHOWN)
