import { getTranslations } from 'next-intl/server'
import { formatMoney } from '#web/lib/money.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { percentText } from './invoice-goods.tsx'

/** The tax at one rate, in minor units; without a rate where the order tells none apart. */
interface RateTax {
  percent?: number | null | undefined
  net: number
  amount: number
}

interface SheetSumsProperties {
  taxes: readonly RateTax[]
  currency: string
  locale: LocaleId
  /** What it adds up to, row by row. */
  rows: readonly { label: string; amount: string; isTotal?: boolean }[]
}

/** Tax by rate, as tax offices ask for it, beside what a sheet adds up to. */
export async function SheetSums({ taxes, currency, locale, rows }: SheetSumsProperties) {
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
              <th scope="row">{typeof percent === 'number' ? percentText(percent, locale) : '–'}</th>
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

/** What the tax at a rate is called. */
export const taxName = (
  percent: RateTax['percent'],
  texts: Awaited<ReturnType<typeof getTranslations<'invoice'>>>,
  locale: LocaleId,
): string =>
  typeof percent === 'number' ? texts('taxAt', { percent: percentText(percent, locale) }) : texts('tax')
