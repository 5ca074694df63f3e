import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { formatMoney } from '#web/lib/money.ts'
import { formatTaxRate } from '../../pricing/tax-label.ts'

/** The tax at one rate, in minor units; without a rate if the order does not distinguish rates. */
interface RateTax {
  percent?: number | null | undefined
  net: number
  amount: number
}

interface DocumentTotalsProperties {
  taxes: readonly RateTax[]
  currency: string
  locale: LocaleId
  /** The totals, row by row. */
  rows: readonly { label: string; amount: string; isTotal?: boolean }[]
}

/** Renders tax by rate, as tax offices require it, beside the totals of a document. */
export async function DocumentTotals({ taxes, currency, locale, rows }: DocumentTotalsProperties) {
  const texts = await getTranslations('invoice')
  const money = (minor: number) => formatMoney(minor, currency, { locale })
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
          {taxes.map(({ percent, net, amount }) => (
            <tr key={String(percent)}>
              <th scope="row">{formatTaxRate(percent, locale)}</th>
              <td>{money(net)}</td>
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
