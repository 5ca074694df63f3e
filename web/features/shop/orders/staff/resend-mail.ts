import 'server-only'
import { failure, success } from '#web/lib/result.ts'
import { withMail } from '../mail/mails.ts'
import type { FurtherMail, Order, Staff } from '../order-document.ts'
import type { ActionOf, ActionPlan } from './order-action-request.ts'

/** Plans to send a mail about an order again. The same key is sent once. */
export function planResend(order: Order, { kind, key }: ActionOf<'mail'>, by: Staff): ActionPlan {
  const mails = order.mails ?? []
  if (mails.some(({ _key }) => _key === key)) return success('done')
  if (kind === 'paid' && !order.mail) return failure('nothing')
  const last: Pick<FurtherMail, 'refund' | 'return'> | undefined = mails.findLast(
    (mail) => mail.kind === kind,
  )
  if (kind !== 'paid' && !last) return failure('nothing')
  const copy = { _key: key, kind, refund: last?.refund, return: last?.return }
  return success({ change: { mails: withMail(order, copy) }, history: [{ event: 'mailAsked', by }] })
}
