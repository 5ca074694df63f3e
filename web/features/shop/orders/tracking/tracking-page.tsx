import { getTranslations } from 'next-intl/server'
import { isRefundable } from '#schemas/shared/orders.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import { FormattedDate } from '#web/ui/formatted-date.tsx'
import { lineName } from '../../pricing/names.ts'
import { SumRow } from '../../pricing/sum-row.tsx'
import type { Order } from '../order-document.ts'
import { Outcome } from '../outcome.tsx'
import { nameInLanguage } from '../queries.ts'
import { Shipment } from '../shipment.tsx'
import { getStateName } from '../state-name.ts'
import { orderSteps } from './order-steps.ts'
import type { TrackedOrder } from './tracked-order.ts'
import { TRACKING_DAYS } from './tracking-key.ts'

/** The page of a tracking link: state, parcel and items of an order, without anything about its buyer or the payment. */
export async function TrackingPage({ tracked }: { tracked: Exclude<TrackedOrder, { kind: 'missing' }> }) {
  const texts = await getTranslations('tracking')
  if (tracked.kind === 'order') return <TrackedOrderPage order={tracked.order} />
  const isExpired = tracked.kind === 'expired'
  return (
    <Outcome
      icon={isExpired ? 'clock' : 'alert'}
      tone="quiet"
      heading={texts(isExpired ? 'expired' : 'unreachable')}
    >
      <p className="lead">
        {isExpired ? texts('expiredText', { days: TRACKING_DAYS }) : texts('unreachableText')}
      </p>
      {isExpired && <SignInAction path="/account/order-history" />}
    </Outcome>
  )
}

async function SignInAction({ path }: { path: string }) {
  const texts = await getTranslations('tracking')
  return (
    <p className="outcome__actions d-flex flex-wrap gap-4 my-6">
      <Link className="btn btn-secondary" href={path} prefetch={false}>
        {texts('more')}
      </Link>
    </p>
  )
}

async function TrackedOrderPage({ order: placed }: { order: Order }) {
  const [texts, locale] = await Promise.all([getTranslations('tracking'), currentLocale()])
  const [orderTexts, [order = placed]] = await Promise.all([
    getTranslations('orders'),
    nameInLanguage([placed], locale),
  ])
  const state = getStateName(order)
  const isGood = isRefundable(order.state)
  return (
    <Outcome
      icon={isGood ? 'check' : 'info'}
      tone={isGood ? 'good' : 'quiet'}
      heading={texts('heading', { number: order.number })}
    >
      <p className="lead">{texts(`lead.${state}`)}</p>
      <section className="cart-summary outcome__order mw-40" aria-labelledby="steps-title">
        <h2 id="steps-title" className="mb-4 fs-4">
          {texts('steps')}
        </h2>
        <ol role="list" className="mb-5">
          {orderSteps(order).map(({ name, at }) => (
            <li
              key={name}
              className="d-flex flex-wrap justify-content-between row-gap-1 column-gap-4 py-2 border-top"
            >
              <span>{texts(name)}</span>
              <span className="fs-small text-body-secondary">
                <FormattedDate moment={at} />
              </span>
            </li>
          ))}
        </ol>
        <Shipment order={order} />
        <h2 className="mb-4 fs-4">{texts('items')}</h2>
        <dl className="cart-summary__rows">
          {order.lines.map((line) => (
            <SumRow
              key={line._key}
              label={lineName(line, orderTexts)}
              amount={orderTexts('quantity', { count: line.quantity })}
            />
          ))}
        </dl>
      </section>
      <p className="mw-measure mt-5 text-body-secondary">{texts('private')}</p>
      <SignInAction path={`/success?order=${encodeURIComponent(order._id)}`} />
    </Outcome>
  )
}
