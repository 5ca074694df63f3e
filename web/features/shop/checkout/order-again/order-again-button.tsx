'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Link } from '#web/i18n/navigation.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { addOrderedItems, type OrderedAgain, type OrderedItem } from '../../cart/model/order-again.ts'
import { fetchCheckedCart } from '../../cart/state/fetch-checked-cart.ts'
import { cartStore } from '../../cart/state/stores.ts'

interface OrderAgainButtonProperties {
  items: readonly OrderedItem[]
  /** The number of the order, so that the buttons of a list have different names. */
  number: string
}

/** What became of the last click. */
type Result = 'none' | 'working' | 'failed' | OrderedAgain

/** A button that adds the items of an order to the cart at today's prices, and says what is not sold any more. */
export function OrderAgainButton({ items, number }: OrderAgainButtonProperties) {
  const [texts, locale] = [useTranslations('orderAgain'), useLocale()]
  const [result, setResult] = useState<Result>('none')
  const orderAgain = async () => {
    setResult('working')
    const ids = items.map(({ id, quantity }) => ({ productId: id, quantity }))
    const checked = await fetchCheckedCart(ids, [], locale)
    if (!checked) {
      setResult('failed')
      return
    }
    // The cart is read after the request, so that changes of other tabs are not undone.
    const again = addOrderedItems(cartStore.read() ?? { lines: [] }, items, checked)
    if (again.added > 0) cartStore.write(again.cart)
    setResult(again)
  }
  return (
    <span className="order-again stack justify-items-start gap-2 mt-3">
      <button
        type="button"
        className="btn btn-secondary btn--small"
        aria-disabled={result === 'working'}
        onClick={() => {
          if (result !== 'working') void orderAgain()
        }}
      >
        {texts('button')}
        <span className="visually-hidden"> {number}</span>
      </button>
      <span role="status" className="stack gap-1 mw-measure">
        {result === 'working' && texts('working')}
        {result === 'failed' && texts('failed')}
        {typeof result === 'object' && <AgainResult result={result} />}
      </span>
    </span>
  )
}

function AgainResult({ result: { added, skipped } }: { result: OrderedAgain }) {
  const texts = useTranslations('orderAgain')
  return (
    <>
      <span>
        {texts('added', { count: added })} {added > 0 && <Link href="/cart">{texts('toCart')}</Link>}
      </span>
      {skipped.map(({ id, title, added: count, reason }) => (
        <span key={id}>{texts(`reasons.${reason}`, { product: isolateText(title), count })}</span>
      ))}
    </>
  )
}
