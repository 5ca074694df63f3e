import { getTranslations } from 'next-intl/server'
import type { Order, Refund } from '#web/content/orders.ts'
import { formatMoney } from '#web/lib/money.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { percentText } from './invoice-goods.tsx'

interface CreditedGoodsProperties {
  order: Order
  refund: Refund
  locale: LocaleId
}

/** The goods that were paid back, with their tax; nothing where money went back without goods. */
export async function CreditedGoods({ order, refund, locale }: CreditedGoodsProperties) {
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
                  <bdi>{line?.title ?? key}</bdi>
                  {line && <small>{texts('itemNumber', { number: line.number })}</small>}
                </th>
                <td>{quantity}</td>
                <td>{typeof line?.taxPercent === 'number' ? percentText(line.taxPercent, locale) : '–'}</td>
                <td>{formatMoney(amount, order.currency, { locale })}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
