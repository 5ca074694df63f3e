import type { FurtherMail, Order } from '#web/content/orders.ts'

/** A mail that is to go out now. */
export const newMail = (
  mail: Pick<FurtherMail, '_key' | 'kind' | 'refund'>,
  nextAttemptAt: string,
): FurtherMail => ({ ...mail, state: 'waiting', attempts: 0, nextAttemptAt })

/** The mails that tell a customer of refunds which were made just now, one each. */
export const mailsAbout = (order: Order, refunds: readonly string[], now: string): FurtherMail[] =>
  refunds
    .map((refund) => ({ _key: `refund-${refund}`, kind: 'refunded' as const, refund }))
    .filter(({ _key }) => !order.mails?.some((mail) => mail._key === _key))
    .map((mail) => newMail(mail, now))
