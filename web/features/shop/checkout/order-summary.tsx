import { getTranslations } from 'next-intl/server'
import { addressLines } from '#schemas/shared/address.ts'
import { listedTotal } from '#schemas/shared/line-amounts.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { isPaid } from '#schemas/shared/orders.ts'
import { formatMoney } from '#web/lib/money.ts'
import { keepNumbersTogether } from '../orders/keep-numbers-together.tsx'
import type { Order } from '../orders/order-document.ts'
import { orderSumRows } from '../orders/order-sum-rows.ts'
import { RefundRows } from '../orders/refunds/refund-rows.tsx'
import { Shipment } from '../orders/shipment.tsx'
import { lineName } from '../pricing/names.ts'

/** Renders the lines of an order, its totals, refunds, parcel and address. */
export async function OrderSummary({ order, locale }: { order: Order; locale: LocaleId }) {
  const texts = await getTranslations('orders')
  const { number, state, lines, totals, giftCard, currency, shipping } = order
  const money = (minor: number) => formatMoney(minor, currency, { locale })
  const sums = orderSumRows(order, texts, locale)
  return (
    <section className="cart-summary outcome__order" aria-labelledby="order-title">
      <h2 id="order-title" className="cart-summary__title">
        {keepNumbersTogether(texts('summary', { number }))}
      </h2>
      <dl className="cart-summary__rows">
        {lines.map((line) => (
          <div key={line._key}>
            <dt>
              <bdi>{lineName(line, texts)}</bdi> <small>{texts('quantity', { count: line.quantity })}</small>
            </dt>
            <dd>{money(listedTotal(line))}</dd>
          </div>
        ))}
        {sums.map(({ label, amount }) => (
          <div key={label}>
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="cart-summary__payable">
          <dt>{texts('total')}</dt>
          <dd>{money(totals.payable)}</dd>
        </div>
        {giftCard && (
          <>
            <div>
              <dt>
                <bdi>{texts('giftCard', { ending: giftCard.ending })}</bdi>
              </dt>
              <dd>{money(-giftCard.amount)}</dd>
            </div>
            <div>
              <dt>{texts(isPaid(state) ? 'paidAtCheckout' : 'due')}</dt>
              <dd>{money(totals.payable - giftCard.amount)}</dd>
            </div>
          </>
        )}
        <RefundRows order={order} locale={locale} />
      </dl>
      <Shipment order={order} />
      {shipping && (
        <address className="outcome__address">
          <strong>{texts('shipping')}</strong>
          {[shipping.name, ...addressLines(shipping.address, locale)].map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </address>
      )}
    </section>
  )
}
