import { getTranslations } from 'next-intl/server'
import { listedTotal } from '#schemas/shared/line-amounts.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { formatMoney } from '#web/lib/money.ts'
import { lineName } from '../../pricing/names.ts'
import { formatTaxRate } from '../../pricing/tax-label.ts'
import type { Order } from '../order-document.ts'

/** Renders the line items of an invoice. */
export async function InvoiceLineItems({ order, locale }: { order: Order; locale: LocaleId }) {
  const texts = await getTranslations('invoice')
  const money = (minor: number) => formatMoney(minor, order.currency, { locale })
  return (
    <div className="invoice__goods" role="region" aria-label={texts('goods')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts('item')}</th>
            <th scope="col">{texts('quantity')}</th>
            <th scope="col">{texts('price')}</th>
            <th scope="col">{texts('rate')}</th>
            <th scope="col">{texts(order.pricesIncludeTax ? 'gross' : 'beforeTax')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ _key, title, options, number, quantity, fullUnit, taxPercent }) => (
            <tr key={_key}>
              <th scope="row">
                <bdi>{lineName({ title, options }, texts)}</bdi>
                <small>{texts('itemNumber', { number: isolateText(number) })}</small>
              </th>
              <td>{quantity}</td>
              <td>{money(fullUnit)}</td>
              <td>{formatTaxRate(taxPercent, locale)}</td>
              <td>{money(listedTotal({ fullUnit, quantity }))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
