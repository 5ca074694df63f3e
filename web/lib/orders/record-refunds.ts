import type { RefundState } from '#schemas/shared/refunds.ts'

/** A refund as the payment service knows it, in minor units. */
export interface GivenRefund {
  id: string
  /** Under which it was asked for; null where it was made at the payment service itself. */
  key: string | null
  amount: number
  /** Whether the money came back to the shop, or never left it. */
  hasFailed: boolean
  /** Why, in a word of the payment service; null where it says nothing. */
  reason: string | null
  /** ISO 8601. */
  at: string
}

/** What an order keeps of a refund, as far as the payment service decides over it. */
interface Kept {
  _key: string
  state: RefundState
  amount: number
  refundId?: string | null | undefined
  reason?: string | null | undefined
}

/** What an order keeps of a refund that was made at the payment service itself: money, and no goods. */
export interface ForeignRefund {
  _key: string
  state: RefundState
  amount: number
  at: string
  refundId: string
  restock: false
}

/** What changes with an order's refunds; keys of those that were made, or failed, just now. */
export interface RecordedRefunds<Refund> {
  refunds: (Refund | ForeignRefund)[]
  made: string[]
  failed: string[]
}

/**
 * Brings what an order keeps of its refunds up to what the payment service knows. However often it is told, and whoever made them: each is
 * recorded once.
 *
 * @returns null where nothing changes
 */
export function recordRefunds<Refund extends Kept>(
  kept: readonly Refund[],
  given: readonly GivenRefund[],
): RecordedRefunds<Refund> | null {
  const unknown = new Map(given.map((refund) => [refund.id, refund]))
  const made: string[] = []
  const failed: string[] = []
  const known = kept.map((refund) => {
    const found = given.find(({ id, key }) => id === refund.refundId || key === refund._key)
    if (!found) return refund
    unknown.delete(found.id)
    const state: RefundState = found.hasFailed ? 'failed' : 'made'
    if (refund.state === state && refund.refundId === found.id) return refund
    if (refund.state !== state) (state === 'made' ? made : failed).push(refund._key)
    const reason = found.hasFailed && found.reason !== null ? { reason: found.reason } : {}
    return { ...refund, state, amount: found.amount, refundId: found.id, ...reason }
  })
  const foreign = [...unknown.values()].map(({ id, amount, hasFailed, at }): ForeignRefund => {
    if (!hasFailed) made.push(id)
    return { _key: id, state: hasFailed ? 'failed' : 'made', amount, at, refundId: id, restock: false }
  })
  const hasChanged = foreign.length > 0 || known.some((refund, index) => refund !== kept[index])
  return hasChanged ? { refunds: [...known, ...foreign], made, failed } : null
}
