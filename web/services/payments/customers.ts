import 'server-only'
import type { LocaleId } from '#schemas/shared/locales.ts'
import type { Result } from '#web/lib/result.ts'
import type { Customer } from '../identity/customer.ts'
import { ask, attemptKey, client, type PaymentFault } from './stripe.ts'

/** A card that somebody saved while they paid; its number stays with the payment service. */
export interface SavedCard {
  id: string
  /** As people know it, such as `Visa`. */
  brand: string
  last4: string
  /** The last month in which it is valid, ISO 8601: `2034-12`. */
  validUntil: string
}

/**
 * Introduces somebody to the payment service; the same person once an attempt, however often it is asked for. Answers its name for them.
 *
 * @param attempt counts from 1, see `PaymentWish`
 */
export const makePaymentCustomer = (
  { uid, email }: Pick<Customer, 'uid' | 'email'>,
  attempt: number,
): Promise<Result<string, PaymentFault>> =>
  ask(async () => {
    const key = { idempotencyKey: attemptKey(`customer/${uid}`, attempt) }
    return (await client().customers.create({ email, metadata: { account: uid } }, key)).id
  })

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** A page waits for it: where the payment service does not answer soon, the rest of the page matters more. */
const AT_ONCE = { timeout: 4_000, maxNetworkRetries: 0 }

/** The cards somebody has saved, at most ten, newest first. Asked once, and not for long. */
export const readSavedCards = (customer: string): Promise<Result<SavedCard[], PaymentFault>> =>
  ask(async () => {
    const wanted = { type: 'card', limit: 10 } as const
    const { data } = await client().customers.listPaymentMethods(customer, wanted, AT_ONCE)
    return data.flatMap(({ id, card }) =>
      card
        ? [
            {
              id,
              brand: BRANDS[card.brand] ?? card.brand,
              last4: card.last4,
              validUntil: `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`,
            },
          ]
        : [],
    )
  })

/**
 * Opens the payment service's own page of somebody's cards and payments; answers its address, which lets in whoever has it for a short time.
 *
 * @param returnUrl where its way back leads
 */
export const openPortal = (
  customer: string,
  locale: LocaleId,
  returnUrl: string,
): Promise<Result<string, PaymentFault>> =>
  ask(async () => {
    // The page itself cannot be asked for in Arabic; it follows the languages that a customer prefers.
    await client().customers.update(customer, { preferred_locales: [locale] }, AT_ONCE)
    const session = await client().billingPortal.sessions.create(
      { customer, locale: locale === 'ar' ? 'auto' : locale, return_url: returnUrl },
      AT_ONCE,
    )
    return session.url
  })

/** Has the payment service forget somebody: saved cards, name and address. Payments stay, as the law asks. */
export const forgetPaymentCustomer = (customer: string): Promise<Result<null, PaymentFault>> =>
  ask(async () => {
    await client().customers.del(customer)
    return null
  })
