import { getTranslations } from 'next-intl/server'
import { creditNoteNumberText, invoiceNumberText } from '#schemas/shared/orders.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { longDate } from '#web/lib/date.ts'
import { formatMoney } from '#web/lib/money.ts'
import { Day } from '#web/ui/day.tsx'
import type { CreditNoteSheet } from './credit-note.ts'
import { CreditedGoods } from './credited-goods.tsx'
import { Sheet } from './sheet.tsx'
import { SheetSums, taxName } from './sheet-sums.tsx'

/** The credit note of a refund: what of an invoice was taken back, with its tax by rate. */
export async function CreditNotePage({ order, seller, refund, note }: CreditNoteSheet) {
  const [texts, locale] = await Promise.all([getTranslations('invoice'), currentLocale()])
  const money = (minor: number) => formatMoney(minor, order.currency, { locale })
  const { payment, placedAt, invoicedAt, invoiceNumber } = order
  const facts = [
    { label: texts('creditNoteNumber'), value: <bdi>{creditNoteNumberText(note.number)}</bdi> },
    { label: texts('creditNoteDate'), value: <Day moment={note.at} locale={locale} /> },
    ...(typeof invoiceNumber === 'number'
      ? [{ label: texts('ofInvoice'), value: <bdi>{invoiceNumberText(invoiceNumber)}</bdi> }]
      : []),
    {
      label: texts('date'),
      value: <Day moment={invoicedAt ?? payment?.paidAt ?? placedAt} locale={locale} />,
    },
    { label: texts('order'), value: <bdi>{order.number}</bdi> },
    {
      label: texts('creditReason'),
      value: refund.lines?.length ? texts('goodsReturned') : texts('priceReduced'),
    },
    ...(refund.refundId
      ? [
          {
            label: texts('refundReference'),
            value: <bdi className="invoice__reference">{refund.refundId}</bdi>,
          },
        ]
      : []),
  ]
  const net = note.taxes.reduce((sum, tax) => sum + tax.net, 0)
  const isVoid = refund.state === 'failed'
  const rows = [
    { label: texts('net'), amount: money(net) },
    ...note.taxes.map(({ percent, amount }) => ({
      label: taxName(percent, texts, locale),
      amount: money(amount),
    })),
    ...(note.serviceCharge > 0 ? [{ label: texts('serviceCharge'), amount: money(note.serviceCharge) }] : []),
    { label: texts('credited'), amount: money(refund.amount), isTotal: true },
    ...(isVoid
      ? []
      : [
          {
            label: texts('refundedOn', { date: longDate(refund.at, locale) }),
            amount: money(refund.amount),
          },
        ]),
  ]
  return (
    <Sheet
      order={order}
      seller={seller}
      title={texts('creditNote')}
      warning={isVoid ? texts('creditNoteVoid') : undefined}
      facts={facts}
    >
      <CreditedGoods order={order} refund={refund} locale={locale} />
      <SheetSums taxes={note.taxes} currency={order.currency} locale={locale} rows={rows} />
    </Sheet>
  )
}
