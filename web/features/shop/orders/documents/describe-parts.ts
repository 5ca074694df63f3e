import { addressLines } from '#schemas/shared/address.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { formatDate } from '#web/lib/date.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { currencyName, formatMoney } from '#web/lib/money.ts'
import { lineName } from '../../pricing/names.ts'
import { formatTaxRate } from '../../pricing/tax-label.ts'
import type { LineItem } from '../line-items.ts'
import type { Order } from '../order-document.ts'
import type { DocumentContent, DocumentTable } from './content.ts'
import type { Invoice } from './invoice.ts'
import type { Seller } from './queries.ts'

/** Returns the seller with address and registration numbers. */
export function describeSeller(
  { legalName, siteName, address, companyNumber, taxNumber }: Seller,
  texts: Translator<'invoice'>,
): DocumentContent['parties'][number] {
  return {
    title: texts('from'),
    lines: [legalName ?? siteName, ...(address?.split('\n') ?? [])].map(isolateText),
    notes: [
      ...(companyNumber ? [texts('companyNumber', { number: isolateText(companyNumber) })] : []),
      ...(taxNumber ? [texts('taxNumber', { number: isolateText(taxNumber) })] : []),
    ],
  }
}

/** Returns the buyer: the billing company, else the recipient, else the account holder. */
export function describeBuyer(
  { billing, customer, shipping }: Order,
  texts: Translator<'invoice'>,
  locale: LocaleId,
): DocumentContent['parties'][number] {
  const address = billing?.address || shipping?.address
  const lines = [
    billing?.company,
    shipping?.name || customer.name,
    ...(address ? addressLines(address, locale) : []),
    customer.email,
  ]
  return {
    title: texts('to'),
    lines: lines.filter((line): line is string => Boolean(line)).map(isolateText),
    notes: billing?.taxNumber ? [texts('taxNumber', { number: isolateText(billing.taxNumber) })] : [],
  }
}

/** Returns the name and number of a line item. */
export const describeItem = (
  line: LineItem,
  texts: Translator<'invoice'>,
): { name: string; note: string } => ({
  name: isolateText(lineName(line, texts)),
  note: texts('itemNumber', { number: isolateText(line.number) }),
})

/** Returns the tax by rate, as tax offices require it. */
export function describeTaxes(
  taxes: readonly { percent?: number | null | undefined; net: number; amount: number }[],
  currency: string,
  texts: Translator<'invoice'>,
  locale: LocaleId,
): DocumentTable {
  const money = (minor: number) => formatMoney(minor, currency, { locale })
  return {
    title: texts('taxes'),
    columns: [texts('rate'), texts('net'), texts('tax')],
    rows: taxes.map(({ percent, net, amount }) => ({
      cells: [formatTaxRate(percent, locale), money(net), money(amount)],
    })),
  }
}

/** Returns the text at the foot of each page. */
export const describePages =
  (number: string, texts: Translator<'invoice'>): DocumentContent['describePage'] =>
  (page, count) =>
    texts('page', { number: isolateText(number), page, count })

/** Returns the notes at the foot: currency, exchange rates, and where to ask. */
export function describeFoot(
  { order, seller }: Invoice,
  texts: Translator<'invoice'>,
  locale: LocaleId,
): string[] {
  const { currency, rates, pricesIncludeTax } = order
  const asOf = rates?.asOf
  return [
    // A Chinese full stop is as wide as a character and a space.
    [
      texts('currency', { currency: currencyName(currency, locale), code: currency }),
      ...(pricesIncludeTax ? [texts('pricesIncludeTax')] : []),
      ...(asOf ? [texts('rates', { date: formatDate(asOf, locale) })] : []),
    ]
      .join(' ')
      .replaceAll('。 ', '。'),
    ...(seller.note ? [seller.note] : []),
    ...(seller.email ? [texts('questions', { email: seller.email })] : []),
  ]
}
