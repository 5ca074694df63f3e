import { addressLines } from '#schemas/shared/address.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { formatDate } from '#web/lib/date.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { formatMoney, pluralCurrencyName } from '#web/lib/money.ts'
import { lineName } from '../../pricing/names.ts'
import { formatTaxRate, taxLabel } from '../../pricing/tax-label.ts'
import type { LineItem } from '../line-items.ts'
import type { DocumentContent, DocumentTable, TotalRow } from './content.ts'
import type { Invoice } from './invoice.ts'

/** A tax as documents list it, in minor units; without a rate if the order does not distinguish rates. */
interface ListedTax {
  percent?: number | null | undefined
  net: number
  amount: number
}

/** Returns the parts that the documents of an order share, in one language, and functions that describe others. */
export function describeParts({ order, seller }: Invoice, texts: Translator<'invoice'>, locale: LocaleId) {
  const { currency, rates, pricesIncludeTax, billing, customer, shipping } = order
  const money = (minor: number) => formatMoney(minor, currency, { locale })
  const date = (moment: string) => formatDate(moment, locale)
  /** A fact, as a list that is empty without a value. */
  const optional = (label: string, value: string | null | undefined) =>
    value ? [{ label, value: isolateText(value) }] : []
  const buyerAddress = billing?.address || shipping?.address
  return {
    money,
    date,
    optional,
    /** What every document has: its language, its number, which names its file, and the foot of each page of several. */
    frame: (number: string) => ({
      locale,
      fileName: number,
      number,
      siteName: seller.siteName,
      describePage: (page: number, count: number) =>
        texts('page', { number: isolateText(number), page, count }),
    }),
    /** The seller with address and registration numbers. */
    seller: {
      title: texts('from'),
      lines: [seller.legalName ?? seller.siteName, ...(seller.address?.split('\n') ?? [])].map(isolateText),
      notes: [
        ...(seller.companyNumber
          ? [texts('companyNumber', { number: isolateText(seller.companyNumber) })]
          : []),
        ...(seller.taxNumber ? [texts('taxNumber', { number: isolateText(seller.taxNumber) })] : []),
      ],
    },
    /** The buyer: the billing company, else the recipient, else the account holder. */
    buyer: {
      title: texts('to'),
      lines: [
        billing?.company,
        shipping?.name || customer.name,
        ...(buyerAddress ? addressLines(buyerAddress, locale) : []),
        customer.email,
      ].flatMap((text) => (text ? [isolateText(text)] : [])),
      notes: billing?.taxNumber ? [texts('taxNumber', { number: isolateText(billing.taxNumber) })] : [],
    },
    /** Describes a line item by its name and number, and figures. */
    row: (line: LineItem, ...figures: string[]): DocumentTable['rows'][number] => ({
      note: texts('itemNumber', { number: isolateText(line.number) }),
      cells: [isolateText(lineName(line, texts)), ...figures],
    }),
    rate: (percent: number | null | undefined) => formatTaxRate(percent, locale),
    /** Describes the tax by rate, as tax offices require it. */
    taxTable: (taxes: readonly ListedTax[]): DocumentTable => ({
      title: texts('taxes'),
      columns: [texts('rate'), texts('net'), texts('tax')],
      rows: taxes.map(({ percent, net, amount }) => ({
        cells: [formatTaxRate(percent, locale), money(net), money(amount)],
      })),
    }),
    /** Describes the totals from net to the service charge. */
    netRows: (net: number, taxes: readonly ListedTax[], serviceCharge: number): TotalRow[] => [
      { label: texts('net'), amount: money(net) },
      ...taxes.map(({ percent, amount }) => ({
        label: taxLabel(percent, order.taxName, texts, locale),
        amount: money(amount),
      })),
      ...(serviceCharge > 0 ? [{ label: texts('serviceCharge'), amount: money(serviceCharge) }] : []),
    ],
    /** The notes at the foot: currency, exchange rates, and where to ask. */
    foot: [
      texts('currency', { currency: pluralCurrencyName(currency, locale), code: currency }),
      ...(pricesIncludeTax ? [texts('pricesIncludeTax')] : []),
      ...(rates?.asOf ? [texts('rates', { date: date(rates.asOf) })] : []),
      ...(seller.note ? [seller.note] : []),
      ...(seller.email ? [texts('questions', { email: seller.email })] : []),
    ] satisfies DocumentContent['foot'],
  }
}
