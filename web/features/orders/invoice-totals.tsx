import { getTranslations } from 'next-intl/server'
import type { Order } from '#web/content/orders.ts'
import { longDate } from '#web/lib/date.ts'
import { formatMoney } from '#web/lib/money.ts'
import { invoiceSums } from '#web/lib/orders/invoice.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { SheetSums, taxName } from './sheet-sums.tsx'

interface InvoiceTotalsProperties {
  order: Order
  /** When it was paid, ISO 8601. */
  issued: string
  locale: LocaleId
}

/** Taxes by rate, and what it comes to. */
export async function InvoiceTotals({ order, issued, locale }: InvoiceTotalsProperties) {
  const texts = await getTranslations('invoice')
  const money = (minor: number) => formatMoney(minor, order.currency, { locale })
  const { net, taxes, refunds, balance } = invoiceSums(order)
  const { serviceCharge, payable } = order.totals
  const rows = [
    { label: texts('net'), amount: money(net) },
    ...taxes.map(({ percent, amount }) => ({
      label: taxName(percent, texts, locale),
      amount: money(amount),
    })),
    ...(serviceCharge > 0 ? [{ label: texts('serviceCharge'), amount: money(serviceCharge) }] : []),
    { label: texts('total'), amount: money(payable), isTotal: true },
    { label: texts('paid', { date: longDate(issued, locale) }), amount: money(-payable) },
    { label: texts('due'), amount: money(0) },
    ...refunds.map(({ amount, at }) => ({
      label: at ? texts('refundedOn', { date: longDate(at, locale) }) : texts('refunded'),
      amount: money(amount),
    })),
    ...(refunds.length > 0 ? [{ label: texts('balance'), amount: money(balance), isTotal: true }] : []),
  ]
  return <SheetSums taxes={taxes} currency={order.currency} locale={locale} rows={rows} />
}
