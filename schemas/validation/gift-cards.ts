import { getPublishedId, type ValidationContext } from 'sanity'
import { amountText } from '../shared/amounts.ts'
import { GIFT_CARD_CODE, type GiftCardOrder, spentFromGiftCard } from '../shared/gift-cards.ts'
import { RELEASED_STATES } from '../shared/orders.ts'
import type { ValidationResult } from './addresses.ts'
import { checkUnique, fetchOthers } from './unique.ts'

/** Checks the form of a code and that no other gift card has it. */
export async function checkGiftCardCode(
  code: string | undefined,
  context: ValidationContext,
): Promise<ValidationResult> {
  if (!code || !GIFT_CARD_CODE.test(code))
    return 'Select “Generate a code”. One that people make up is easy to guess.'
  const message = 'Another gift card has this code. Generate a new one.'
  return checkUnique(context, { type: 'giftCard', field: 'code', value: code, message })
}

type UsingOrder = GiftCardOrder & { currency: string }

/** Fetches the orders that are paid, or may be paid, by the gift card that is edited. */
const fetchUsingOrders = (context: ValidationContext): Promise<UsingOrder[]> =>
  fetchOthers<UsingOrder>(
    context,
    '_type == "order" && giftCard.card == $card && !(state in $released)',
    '{ currency, giftCard, refunds[] { state, giftCardAmount } }',
    { card: getPublishedId(context.document?._id ?? ''), released: RELEASED_STATES },
  )

/** Checks that a gift card has an amount that covers what orders took from it. */
export async function checkGiftCardAmount(
  amount: number | undefined,
  context: ValidationContext,
): Promise<ValidationResult> {
  if (!amount || !Number.isInteger(amount) || amount < 1) return 'Enter an amount above 0, e.g. 50.00.'
  const orders = await fetchUsingOrders(context)
  const spent = spentFromGiftCard(orders)
  const currency = orders[0]?.currency
  if (currency === undefined || spent <= amount) return true
  return `Orders have already used ${amountText(spent, currency)} of this card. Enter at least that.`
}

/** Checks that the currency of a gift card stays as it was when it was first used. */
export async function checkGiftCardCurrency(
  currency: string | undefined,
  context: ValidationContext,
): Promise<ValidationResult> {
  const [first] = await fetchUsingOrders(context)
  if (!currency || !first || first.currency === currency) return true
  return `This card has been used in ${first.currency}, so its currency can’t change.`
}
