import { addressLines } from '#schemas/shared/address.ts'
import { sumAmounts } from '#schemas/shared/line-amounts.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { unitsToPack } from '../line-items.ts'
import type { Order } from '../order-document.ts'
import type { DocumentContent } from './content.ts'
import { describeParts } from './describe-parts.ts'
import type { Invoice } from './invoice.ts'

/** Returns whether an order has anything to pack. */
export const hasPackingSlip = (order: Order): boolean => unitsToPack(order).length > 0

/** Returns what the packing slip of an order shows, in one language: what is in the parcel, without prices. */
export function describePackingSlip(
  invoice: Invoice,
  texts: Translator<'invoice'>,
  locale: LocaleId,
): DocumentContent {
  const { number, placedAt, shipping, customer, fulfilment } = invoice.order
  const packed = unitsToPack(invoice.order)
  const { date, optional, row, ...parts } = describeParts(invoice, texts, locale)
  const receiver = shipping
    ? [shipping.name, ...addressLines(shipping.address, locale)]
    : [customer.name || customer.email]
  return {
    ...parts.frame(number),
    fileName: `${number}-packing-slip`,
    title: texts('packingSlip'),
    facts: [
      { label: texts('order'), value: isolateText(number) },
      { label: texts('ordered'), value: date(placedAt) },
      ...(fulfilment ? [{ label: texts('sent'), value: date(fulfilment.at) }] : []),
      ...optional(texts('carrier'), fulfilment?.carrier),
      ...optional(texts('tracking'), fulfilment?.tracking),
    ],
    parties: [
      { title: texts('shipTo'), lines: receiver.map(isolateText), notes: [] },
      { ...parts.seller, title: texts('sender'), notes: [] },
    ],
    items: {
      columns: [texts('item'), texts('quantity')],
      rows: packed.map(({ line, units }) => row(line, String(units))),
    },
    totals: [
      {
        label: texts('unitsInParcel'),
        amount: String(sumAmounts(packed.map(({ units }) => units))),
        isTotal: true,
      },
    ],
    foot: invoice.seller.email ? [texts('questions', { email: invoice.seller.email })] : [],
  }
}
