import { getLocale, getTranslations } from 'next-intl/server'
import { formatMoney } from '#web/lib/money.ts'
import { daysArguments } from '../delivery/delivery-method.ts'
import type { CurrencyDelivery } from '../pricing/currency-prices.ts'
import type { Product } from './queries.ts'
import { ByVariant } from './variants/variant-provider.tsx'

/** Renders the properties of a product and skips missing ones. */
export async function ProductFacts({ product }: { product: Product }) {
  const texts = await getTranslations('shop')
  const { colors, sizes, gender, kind, number, variants } = product
  return (
    <dl className="product-facts mt-7">
      {colors.length > 0 && (
        <div>
          <dt>{texts('colors')}</dt>
          <dd>
            <ul role="list" className="d-flex flex-wrap row-gap-1 column-gap-4">
              {colors.map(({ id, title, hex }) => (
                <li key={id} className="d-flex align-items-center gap-2">
                  {hex && <span className="swatch" style={{ backgroundColor: hex }} />}
                  {title}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {sizes.length > 0 && (
        <div>
          <dt>{texts('sizes')}</dt>
          <dd>
            <ul role="list" className="d-flex flex-wrap row-gap-1 column-gap-4">
              {sizes.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {gender && (
        <div>
          <dt>{texts('madeFor')}</dt>
          <dd>{texts('gender', { gender })}</dd>
        </div>
      )}
      <div>
        <dt>{texts('delivery')}</dt>
        <dd>
          {texts('deliveryKind', { kind })}
          {product.delivery.map((method) => (
            <DeliveryEstimate key={method.id} method={method} />
          ))}
        </dd>
      </div>
      <div>
        <dt>{texts('itemNumber')}</dt>
        <dd>
          <bdi>
            {variants.length > 0 ? <ByVariant parts={variants.map((variant) => variant.number)} /> : number}
          </bdi>
        </dd>
      </div>
    </dl>
  )
}

/** Renders what a delivery method costs and how long it takes. Styles show the cost in the currency chosen by the visitor. */
async function DeliveryEstimate({ method }: { method: Product['delivery'][number] }) {
  const [texts, locale] = await Promise.all([getTranslations('cart'), getLocale()])
  const days = texts('deliveryDays', daysArguments(method))
  const estimate = ({ currency, price, freeFrom }: CurrencyDelivery) => {
    const money = (minor: number) => formatMoney(minor, currency, { locale })
    const terms = { method: method.title, price: price === 0 ? texts('free') : money(price), days }
    return price > 0 && freeFrom !== null
      ? texts('deliveryEstimateFree', { ...terms, amount: money(freeFrom) })
      : texts('deliveryEstimate', terms)
  }
  return (
    <small className="product-facts__delivery d-block text-body-secondary">
      {method.others.map((other) => (
        <span key={other.currency} data-in={other.currency}>
          {estimate(other)}
        </span>
      ))}
      <span data-not-in={method.others.map(({ currency }) => currency).join(' ')}>{estimate(method)}</span>
    </small>
  )
}
