import { getTranslations } from 'next-intl/server'
import type { Order } from '#web/content/orders.ts'
import { longDate } from '#web/lib/date.ts'
import { formatMoney } from '#web/lib/money.ts'
import { invoiceSums } from '#web/lib/orders/invoice.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { percentText } from './invoice-goods.tsx'

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
  const taxName = (percent: number | null) =>
    percent === null ? texts('tax') : texts('taxAt', { percent: percentText(percent, locale) })
  const rows = [
    { label: texts('net'), amount: money(net) },
    ...taxes.map(({ percent, amount }) => ({ label: taxName(percent), amount: money(amount) })),
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
  return (
    <div className="invoice__sums">
      <table>
        <caption>{texts('taxes')}</caption>
        <thead>
          <tr>
            <th scope="col">{texts('rate')}</th>
            <th scope="col">{texts('net')}</th>
            <th scope="col">{texts('tax')}</th>
          </tr>
        </thead>
        <tbody>
          {taxes.map(({ percent, net: taxed, amount }) => (
            <tr key={String(percent)}>
              <th scope="row">{percent === null ? '–' : percentText(percent, locale)}</th>
              <td>{money(taxed)}</td>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {rows.map(({ label, amount, isTotal }, index) => (
          <div key={`${index} ${label}`} className={isTotal ? 'invoice__total' : undefined}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
