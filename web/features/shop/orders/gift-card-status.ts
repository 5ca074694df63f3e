import 'server-only'
import { giftCardUsesId, returnedToGiftCard, takenFromGiftCard } from '#schemas/shared/gift-cards.ts'
import type { PaymentStatus } from '#web/vendors/stripe/payment-status.ts'
import { type GiftCardBalance, readGiftCardBalance } from '../gift-cards/queries.ts'
import type { Order } from './order-document.ts'
import type { UseGuard } from './order-store.ts'
import type { OrderTransition } from './progress.ts'

/**
 * Adds what the gift card paid, and what refunds gave back to it, to what Stripe knows of a payment.
 *
 * @param refunds the current refunds
 */
export function withGiftCard(status: PaymentStatus, order: Order, refunds: Order['refunds']): PaymentStatus {
  if (status.kind !== 'paid' || !order.giftCard) return status
  return {
    ...status,
    amount: status.amount + takenFromGiftCard(order),
    refunded: status.refunded + returnedToGiftCard({ refunds }),
  }
}

/** Returns the guard that makes concurrent orders with one gift card conflict. */
export const giftCardGuard = (card: string, { revision }: GiftCardBalance): UseGuard => ({
  id: giftCardUsesId(card),
  type: 'giftCardUses',
  revision,
})

/**
 * Plans to take an order's part from its gift card again, as far as it has enough left: it was released, or the order was lost. Throws if the
 * lake does not respond.
 */
export async function planGiftCardTake({ _id: id, giftCard }: Order, stock: OrderTransition['stock']) {
  if (!giftCard || stock !== 'take') return null
  const known = await readGiftCardBalance(giftCard.card, id)
  const missing = Math.max(0, giftCard.amount - (known?.balance ?? 0))
  return {
    giftCard: missing > 0 ? { ...giftCard, missing } : giftCard,
    /** Whether the card no longer has enough. */
    isShort: missing > 0,
    guards: known ? [giftCardGuard(giftCard.card, known)] : [],
  }
}
