import 'server-only'
import { giftCardUsesId, returnedToGiftCard, takenFromGiftCard } from '#schemas/shared/gift-cards.ts'
import type { PaymentStatus } from '#web/vendors/stripe/payment-status.ts'
import { readGiftCardBalance } from '../gift-cards/queries.ts'
import type { Order } from './order-document.ts'
import type { UseGuard } from './order-store.ts'

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

/** What a late payment takes from its gift card. */
interface GiftCardTake {
  giftCard: Order['giftCard']
  /** Whether the card no longer has enough. */
  isShort: boolean
  guards: UseGuard[]
}

/**
 * Plans to take an order's part from its gift card again, as far as it has enough left: it was released, or the order was lost. Throws if the
 * lake does not answer.
 */
export async function planGiftCardTake(
  { _id: id, giftCard }: Order,
  stock: 'keep' | 'release' | 'take',
): Promise<GiftCardTake | null> {
  if (!giftCard || stock !== 'take') return null
  const known = await readGiftCardBalance(giftCard.card, id)
  const missing = Math.max(0, giftCard.amount - (known?.balance ?? 0))
  const guard = { id: giftCardUsesId(giftCard.card), type: 'giftCardUses' as const }
  return {
    giftCard: missing > 0 ? { ...giftCard, missing } : giftCard,
    isShort: missing > 0,
    guards: known ? [{ ...guard, revision: known.revision }] : [],
  }
}
