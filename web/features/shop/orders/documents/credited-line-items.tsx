import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { formatMoney } from '#web/lib/money.ts'
import { lineName } from '../../pricing/names.ts'
import { formatTaxRate } from '../../pricing/tax-label.ts'
import type { Order, Refund } from '../order-document.ts'

interface CreditedLineItemsProperties {
  order: Order
  refund: Refund
  locale: LocaleId
}

/** Renders the refunded line items with their tax; nothing for a refund without line items. */
export async function CreditedLineItems({ order, refund, locale }: CreditedLineItemsProperties) {
  const parts = refund.lines ?? []
  if (parts.length === 0) return null
  const texts = await getTranslations('invoice')
  return (
    <div className="invoice__goods" role="region" aria-label={texts('goods')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts('item')}</th>
            <th scope="col">{texts('quantity')}</th>
            <th scope="col">{texts('rate')}</th>
            <th scope="col">{texts('gross')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ _key, line: key, quantity, amount }) => {
            const line = order.lines.find((one) => one._key === key)
            return (
              <tr key={_key}>
                <th scope="row">
                  <bdi>{line ? lineName(line, texts) : key}</bdi>
                  {line && <small>{texts('itemNumber', { number: isolateText(line.number) })}</small>}
                </th>
                <td>{quantity}</td>
                <td>{formatTaxRate(line?.taxPercent, locale)}</td>
                <td>{formatMoney(amount, order.currency, { locale })}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
