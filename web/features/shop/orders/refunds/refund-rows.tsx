import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { creditNoteNumberText } from '#schemas/shared/orders.ts'
import { refundableAmount } from '#schemas/shared/refunds.ts'
import { Link } from '#web/i18n/navigation.ts'
import { formatDate } from '#web/lib/date.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { formatMoney } from '#web/lib/money.ts'
import { lineName } from '../../pricing/names.ts'
import { SumRow } from '../../pricing/sum-row.tsx'
import { withLineItems } from '../line-items.ts'
import type { Order } from '../order-document.ts'
import { creditNotePath } from '../paths.ts'

/** Renders the refunds of an order with their products, and the remaining amount, as rows of its totals. */
export async function RefundRows({ order, locale }: { order: Order; locale: LocaleId }) {
  const refunds = (order.refunds ?? []).filter(({ state }) => state !== 'failed')
  if (refunds.length === 0) return null
  const texts = await getTranslations('orders')
  const money = (minor: number) => formatMoney(minor, order.currency, { locale })
  return (
    <>
      {refunds.map((refund) => (
        <div key={refund._key}>
          <dt>
            {refund.state === 'asked'
              ? texts('refundUnderWay')
              : texts('refundOn', { date: formatDate(refund.at, locale) })}
            {withLineItems(order, refund.lines).map(({ line, quantity: count }) => (
              <small key={line._key} className="d-block text-body-secondary">
                {texts('refundLine', { product: isolateText(lineName(line, texts)), count })}
              </small>
            ))}
            {order.giftCard && refund.giftCardAmount ? (
              <small className="d-block text-body-secondary">
                {texts('refundToGiftCard', {
                  amount: money(refund.giftCardAmount),
                  ending: order.giftCard.ending,
                })}
              </small>
            ) : null}
            {refund.cause && (
              <small className="d-block text-body-secondary">{texts(`refundCauses.${refund.cause}`)}</small>
            )}
            {refund.creditNote && (
              <small className="d-block text-body-secondary">
                <Link href={creditNotePath(order, refund)} prefetch={false}>
                  {texts('creditNote', { number: creditNoteNumberText(order, refund.creditNote.number) })}
                </Link>
              </small>
            )}
          </dt>
          <dd>{money(-refund.amount)}</dd>
        </div>
      ))}
      <SumRow label={texts('kept')} amount={money(refundableAmount(order))} isTotal />
    </>
  )
}
