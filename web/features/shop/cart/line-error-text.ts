import type { Translator } from '#web/i18n/translator.ts'
import type { CartProduct, LineState } from './model/checked-cart.ts'

/** Returns why a line cannot be ordered, in words. */
export function lineErrorText(
  texts: Translator<'cart'>,
  error: Exclude<LineState, 'ok'>,
  { product, limit }: { product: Pick<CartProduct, 'available'> | null; limit: number },
): string {
  switch (error) {
    case 'vanished':
      return texts('unavailable')
    case 'unchosen':
      return texts('chooseOptions')
    case 'soldOut':
      return texts('soldOut')
    case 'short':
      return texts('onlyLeft', { count: product?.available ?? 0 })
    case 'limit':
      return texts('limitPerCustomer', { count: limit })
  }
}
