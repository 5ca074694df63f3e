import type { TaxRow } from '#schemas/shared/tax-rows.ts'

/** The messages of a tax, with and without its rate. */
type TaxTexts = ((key: 'tax') => string) &
  ((key: 'taxWithRate', values: { name: string; percent: string }) => string)

/** The messages of a tax that prices may include. */
type IncludedTaxTexts = TaxTexts & ((key: 'taxIncluded', values: { tax: string }) => string)

/** Formats a tax rate in a language; a dash if it is unknown. */
export const formatTaxRate = (percent: number | null | undefined, locale: string): string =>
  typeof percent === 'number'
    ? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(percent / 100)
    : '–'

/** Returns the label of a tax: its name in the country and its rate. */
export function taxLabel(
  percent: TaxRow['percent'] | undefined,
  name: string | null | undefined,
  texts: TaxTexts,
  locale: string,
): string {
  const named = name ?? texts('tax')
  return typeof percent === 'number'
    ? texts('taxWithRate', { name: named, percent: formatTaxRate(percent, locale) })
    : named
}

/** Returns the label of a tax among totals, which says so if prices include it. */
export function totalTaxLabel(
  percent: TaxRow['percent'],
  tax: { name?: string | null | undefined; isIncluded?: boolean | null | undefined },
  texts: IncludedTaxTexts,
  locale: string,
): string {
  const label = taxLabel(percent, tax.name, texts, locale)
  return tax.isIncluded ? texts('taxIncluded', { tax: label }) : label
}
