import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { isReturnable } from '#schemas/shared/returns.ts'
import { FormattedDate } from '#web/ui/formatted-date.tsx'
import { lineName } from '../../pricing/names.ts'
import { withLineItems } from '../line-items.ts'
import type { Order, OrderReturn } from '../order-document.ts'
import { getReturnDays } from './queries.ts'
import { ReturnForm } from './return-form.tsx'

/** The results of the form, which are message keys. */
const RESULTS = ['asked', 'nothing', 'late', 'unavailable'] as const

/** The returns of an order, and the form that requests one while the policy allows it. */
export async function OrderReturns({
  order,
  locale,
  result,
}: {
  order: Order
  locale: LocaleId
  /** The result of the form just sent, from the query. */
  result: string | undefined
}) {
  const [texts, days] = await Promise.all([getTranslations('returns'), getReturnDays()])
  const canReturn = isReturnable(order, days)
  const returns = order.returns ?? []
  const known = RESULTS.find((one) => one === result && (one !== 'asked' || isJustRequested(returns)))
  if (!canReturn && returns.length === 0) return null
  return (
    <section
      id="returns"
      tabIndex={-1}
      className="outcome__returns mw-40 mt-6"
      aria-labelledby="returns-title"
    >
      <h2 id="returns-title" className="mb-4 fs-4">
        {texts('title')}
      </h2>
      {known && (
        <p
          className={`form-notice mb-4 ${known === 'asked' ? '' : 'form-notice--error'}`}
          role={known === 'asked' ? 'status' : 'alert'}
        >
          {texts(`results.${known}`)}
        </p>
      )}
      {returns.length > 0 && (
        <ul role="list">
          {returns.map((one) => (
            <ReturnItem key={one._key} order={order} returned={one} />
          ))}
        </ul>
      )}
      {canReturn && <ReturnForm order={order} days={days} locale={locale} isOpen={known === 'nothing'} />}
    </section>
  )
}

/** How long the page confirms a request, because its address may be reloaded or kept. */
const CONFIRMED_MS = 120_000

const isJustRequested = (returns: readonly OrderReturn[]): boolean =>
  returns.some(({ state, at }) => state === 'requested' && Date.now() - Date.parse(at) < CONFIRMED_MS)

async function ReturnItem({
  order,
  returned: { state, at, lines, label, refusal },
}: {
  order: Order
  returned: OrderReturn
}) {
  const [texts, orderTexts] = await Promise.all([getTranslations('returns'), getTranslations('orders')])
  const written = state === 'approved' ? label : state === 'refused' ? refusal : null
  return (
    <li className="return-item py-4 border-top">
      <p className="mt-2">
        <strong>{texts(`states.${state}`)}</strong>
        <span className="d-block fs-small text-body-secondary">
          <FormattedDate moment={at} />
        </span>
      </p>
      <ul role="list">
        {withLineItems(order, lines).map(({ line, quantity }) => (
          <li key={line._key}>
            <bdi>{lineName(line, orderTexts)}</bdi>{' '}
            <small>{orderTexts('quantity', { count: quantity })}</small>
          </li>
        ))}
      </ul>
      <p className="mt-2">{texts(`next.${state}`)}</p>
      {written && (
        <p className="return-item__written written mt-2">
          <bdi>{written}</bdi>
        </p>
      )}
    </li>
  )
}
