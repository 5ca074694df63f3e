/** Capital letters and digits without I, O, 0 and 1, which look alike. There are 32, so that a byte chooses one without bias. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const CODE_LENGTH = 16

const CHARACTERS = new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`)

/** A code as it is stored: four groups of four characters, with hyphens. */
export const GIFT_CARD_CODE = /^[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){3}$/

const writeInGroups = (characters: string): string => (characters.match(/.{4}/g) ?? []).join('-')

/** Returns a new code with 80 random bits, so that it cannot be guessed. */
export function generateGiftCardCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH))
  return writeInGroups([...bytes].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '').join(''))
}

/** Returns a code, typed with or without hyphens, as gift cards store it; null if it has another form. */
export function toGiftCardCode(code: string): string | null {
  const characters = code.replaceAll('-', '')
  return CHARACTERS.test(characters) ? writeInGroups(characters) : null
}

/** Returns the part of a code that may be shown to others than its owner. */
export const giftCardEnding = (code: string): string => code.slice(-4)

/** Returns the id of the document that guards the balance of a gift card against concurrent orders. */
export const giftCardUsesId = (card: string): string => `giftCardUses.${card}`

/** What an order paid by gift card, in minor units. */
interface GiftCardShare {
  amount: number
  /** What the card no longer had when the payment arrived late; missing if nothing. */
  missing?: number | null | undefined
}

/** An order that a gift card pays, unless its payment has expired or failed. */
export interface GiftCardOrder {
  giftCard?: GiftCardShare | null | undefined
  refunds?: readonly { state: string; giftCardAmount?: number | null | undefined }[] | null | undefined
}

export const takenFromGiftCard = ({ giftCard }: Pick<GiftCardOrder, 'giftCard'>): number =>
  giftCard ? giftCard.amount - (giftCard.missing ?? 0) : 0

/** Returns what refunds gave back to the card. A refund that the bank returned later stays on the card. */
export const returnedToGiftCard = ({ refunds }: Pick<GiftCardOrder, 'refunds'>): number =>
  (refunds ?? []).reduce(
    (sum, { state, giftCardAmount }) => sum + (state === 'asked' ? 0 : (giftCardAmount ?? 0)),
    0,
  )

/** Returns what orders that are paid, or may still be paid, took from a gift card and did not give back. */
export const spentFromGiftCard = (orders: readonly GiftCardOrder[]): number =>
  orders.reduce((sum, order) => sum + takenFromGiftCard(order) - returnedToGiftCard(order), 0)

/** Returns the balance of a gift card. It is never stored, so that an order that expires releases its part by its state alone. */
export const giftCardBalance = (amount: number, orders: readonly GiftCardOrder[]): number =>
  Math.max(0, amount - spentFromGiftCard(orders))
