import { getTranslations } from 'next-intl/server'
import { refundedAmount } from '#schemas/shared/refunds.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import { FormattedDate } from '#web/ui/formatted-date.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { lineName } from '../../pricing/names.ts'
import { keepNumbersTogether } from '../keep-numbers-together.tsx'
import type { Order } from '../order-document.ts'
import { nameInLanguage } from '../queries.ts'
import { Shipment } from '../shipment.tsx'
import { getStateName } from '../state-name.ts'
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
      heading={texts(isExpired ? 'expired' : 'unreachable')}
      lead={isExpired ? texts('expiredText', { days: TRACKING_DAYS }) : texts('unreachableText')}
    >
      {isExpired && <SignInAction path="/account/order-history" />}
    </Outcome>
  )
}

interface OutcomeProperties {
  icon: IconName
  isGood?: boolean
  heading: string
  lead: string
  children: React.ReactNode
}

function Outcome({ icon, isGood, heading, lead, children }: OutcomeProperties) {
  return (
    <main id="content" tabIndex={-1}>
      <section className="section section--under-bar outcome">
        <div className="container-fluid">
          <p className={`outcome__mark outcome__mark--${isGood ? 'good' : 'quiet'}`}>
            <Icon name={icon} />
          </p>
          <h1 className="title">{keepNumbersTogether(heading)}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
      </section>
    </main>
  )
}

async function SignInAction({ path }: { path: string }) {
  const texts = await getTranslations('tracking')
  return (
    <p className="outcome__actions">
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
  const isGood = ['paid', 'ready', 'fulfilled'].includes(state)
  return (
    <Outcome
      icon={isGood ? 'check' : 'info'}
      isGood={isGood}
      heading={texts('heading', { number: order.number })}
      lead={texts(`lead.${state}`)}
    >
      <section className="cart-summary outcome__order" aria-labelledby="steps-title">
        <h2 id="steps-title" className="cart-summary__title">
          {texts('steps')}
        </h2>
        <ol role="list" className="tracking-steps">
          {stepsOf(order).map(({ name, at }) => (
            <li key={name}>
              <span>{texts(name)}</span>
              <span className="account__note">
                <FormattedDate moment={at} locale={locale} />
              </span>
            </li>
          ))}
        </ol>
        <Shipment order={order} />
        <h2 className="cart-summary__title">{texts('items')}</h2>
        <dl className="cart-summary__rows">
          {order.lines.map((line) => (
            <div key={line._key}>
              <dt>
                <bdi>{lineName(line, orderTexts)}</bdi>
              </dt>
              <dd>{orderTexts('quantity', { count: line.quantity })}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="outcome__private">{texts('private')}</p>
      <SignInAction path={`/success?order=${encodeURIComponent(order._id)}`} />
    </Outcome>
  )
}

/** Returns what has happened to an order, oldest first. */
function stepsOf(order: Order) {
  const { placedAt, payment, fulfilment, refunds, state } = order
  const refundedAt = (refunds ?? []).findLast((refund) => refund.state === 'made')?.at
  const isDigital = getStateName(order) === 'ready'
  return [
    { name: 'placed', at: placedAt },
    { name: 'paid', at: payment?.paidAt },
    { name: isDigital ? 'ready' : 'sent', at: fulfilment?.at },
    {
      name: state === 'refunded' ? 'refunded' : 'onlyPart',
      at: refundedAmount(order) > 0 ? refundedAt : null,
    },
  ].filter((step): step is Step => typeof step.at === 'string')
}

interface Step {
  name: 'placed' | 'paid' | 'ready' | 'sent' | 'refunded' | 'onlyPart'
  at: string
}
