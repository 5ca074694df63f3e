import 'server-only'
import { sendMail } from '#web/vendors/resend/send.ts'
import { renderMail } from '../mail/mail-layout.tsx'
import { shopMailbox } from './queries.ts'

/** A payment whose order is missing. */
export interface UnmatchedPayment {
  orderId: string
  sessionId: string
  paymentIntentId: string | null
}

/**
 * Tells the operator of a payment whose order is missing and cannot be recreated: in the log each time, by mail at most once a day. Both name
 * ids only.
 */
export async function reportUnmatchedPayment({
  orderId,
  sessionId,
  paymentIntentId,
}: UnmatchedPayment): Promise<void> {
  console.error(
    `Session ${sessionId} was paid, but ${orderId} is missing and cannot be recreated. Restore the order, or refund the payment at Stripe.`,
  )
  const mailbox = await shopMailbox().catch(() => null)
  if (!mailbox) return
  await sendMail({
    ...(await renderMail({
      locale: 'en',
      subject: 'A payment has no order',
      hello: 'Hello,',
      lead: 'A customer has paid, but the order is missing and cannot be recreated from the payment. Restore the order from a backup, or look the payment up at Stripe and refund it. This message comes every day until then.',
      caption: 'What is known of it',
      rows: [
        ['Order', orderId],
        ['Checkout session', sessionId],
        ['Payment', paymentIntentId ?? 'unknown'],
      ],
      links: [],
    })),
    to: mailbox,
    key: `unmatched/${sessionId}`,
    tags: { kind: 'alert' },
  })
}
