const DIGIT = '[0-9٠-٩۰-۹０-９]'

/** The pattern of an amount that visitors type, in Arabic or full-width digits too. */
export const TYPED_AMOUNT = String.raw`\s*(?:${DIGIT}{1,9}|(?=[.٫．]))(?:[.٫．]${DIGIT}{1,3})?\s*`

/**
 * Returns the currency in which the price filter starts if the URL names none: the one of the prices shown, or else the page's.
 *
 * @param displayed currency in which the visitor browses; null for original prices
 */
export const initialPriceCurrency = (
  displayed: string | null,
  currencies: readonly string[],
  currency: string,
): string => currencies.find((code) => code === displayed) ?? currency

/** Returns the query of a form without empty fields, and without the currency of the prices shown if there is no price. */
export function formQuery(fields: readonly [string, string][], displayed: string | null): string {
  const filled = fields.filter(([, value]) => value !== '')
  const hasAmount = filled.some(([name]) => name === 'from' || name === 'to')
  const isOmitted = ([name, value]: [string, string]) =>
    name === 'currency' && value === displayed && !hasAmount
  return new URLSearchParams(filled.filter((field) => !isOmitted(field))).toString()
}
