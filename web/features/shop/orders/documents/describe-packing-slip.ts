import { addressLines } from '#schemas/shared/address.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { refundedQuantity } from '#schemas/shared/refunds.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { formatDate } from '#web/lib/date.ts'
import { isolateText } from '#web/lib/isolate.ts'
import type { LineItem } from '../line-items.ts'
import type { Order } from '../order-document.ts'
import type { DocumentContent } from './content.ts'
import { describeItem, describePages, describeSeller } from './describe-parts.ts'
import type { Invoice } from './invoice.ts'

/** Returns the line items of a parcel with the units that were not refunded. */
const unitsToPack = (order: Order): { line: LineItem; units: number }[] =>
  order.lines
    .filter(({ kind }) => kind === 'physical')
    .map((line) => ({ line, units: line.quantity - refundedQuantity(order, line._key) }))
    .filter(({ units }) => units > 0)

/** Returns whether an order has anything to pack. */
export const hasPackingSlip = (order: Order): boolean => unitsToPack(order).length > 0

/** Returns what the packing slip of an order shows, in one language: what is in the parcel, without prices. */
export function describePackingSlip(
  { order, seller }: Invoice,
  texts: Translator<'invoice'>,
  locale: LocaleId,
): DocumentContent {
  const { number, placedAt, shipping, customer, fulfilment } = order
  const packed = unitsToPack(order)
  const units = packed.reduce((sum, { units: count }) => sum + count, 0)
  return {
    locale,
    fileName: `${number}-packing-slip`,
    number,
    title: texts('packingSlip'),
    siteName: seller.siteName,
    facts: [
      { label: texts('order'), value: isolateText(number) },
      { label: texts('ordered'), value: formatDate(placedAt, locale) },
      ...(fulfilment ? [{ label: texts('sent'), value: formatDate(fulfilment.at, locale) }] : []),
      ...(fulfilment?.carrier ? [{ label: texts('carrier'), value: isolateText(fulfilment.carrier) }] : []),
      ...(fulfilment?.tracking
        ? [{ label: texts('tracking'), value: isolateText(fulfilment.tracking) }]
        : []),
    ],
    parties: [
      {
        title: texts('shipTo'),
        lines: (shipping
          ? [shipping.name, ...addressLines(shipping.address, locale)]
          : [customer.name || customer.email]
        ).map(isolateText),
        notes: [],
      },
      { ...describeSeller(seller, texts), title: texts('sender'), notes: [] },
    ],
    items: {
      columns: [texts('item'), texts('quantity')],
      rows: packed.map(({ line, units: count }) => {
        const { name, note } = describeItem(line, texts)
        return { note, cells: [name, String(count)] }
      }),
    },
    totals: [{ label: texts('unitsInParcel'), amount: String(units), isTotal: true }],
    foot: seller.email ? [texts('questions', { email: seller.email })] : [],
    describePage: describePages(number, texts),
  }
}
