const MINUTE_MS = 60_000

/** Stripe rejects checkout sessions that live for less than this. */
const MIN_SESSION_MS = 30 * MINUTE_MS

/** How long an order waits for its checkout session. Later, Stripe would reject the expiry the order was given. */
export const OPENING_MS = 2 * MINUTE_MS

/** How long an unpaid order reserves stock. */
const RESERVATION_MS = MIN_SESSION_MS + OPENING_MS

/**
 * After this an unpaid order counts as abandoned when other customers want its stock. It leaves time to fill in a payment page.
 * A customer who has not verified an email address costs nothing to invent, so their reservation is weaker.
 */
const IDLE_MS = { verified: 15 * MINUTE_MS, unverified: 5 * MINUTE_MS }

/** How many unpaid orders a customer may have at once. Earlier ones are released first, so that only payments in progress count. */
const MAX_OPEN_ORDERS = { verified: 5, unverified: 1 }

const kindOf = (emailVerified: boolean) => (emailVerified ? 'verified' : 'unverified')

/** Returns when the checkout session of an order expires, in milliseconds since 1970. */
export const reservationEndsAt = (placedAt: string): number => Date.parse(placedAt) + RESERVATION_MS

/** Returns from when on other customers may take over the stock of an unpaid order. */
export const reclaimableFrom = (placedAt: string, emailVerified: boolean): string =>
  new Date(Date.parse(placedAt) + IDLE_MS[kindOf(emailVerified)]).toISOString()

/** Returns how many unpaid orders a customer may have at once. */
export const maxOpenOrders = (emailVerified: boolean): number => MAX_OPEN_ORDERS[kindOf(emailVerified)]
