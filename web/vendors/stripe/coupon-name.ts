/** Stripe's limit for the name of a coupon, in characters. */
export const COUPON_NAME_LENGTH = 40
