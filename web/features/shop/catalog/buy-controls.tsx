'use client'

import { useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { type ButtonProduct, isFirstClick, useShopActions, WishlistButton } from '#web/ui/shop-buttons.tsx'

interface BuyControlsProperties {
  /** The product, or the chosen variant. */
  product: ButtonProduct
  /** What the wishlist remembers. */
  wish: ButtonProduct
  isSoldOut: boolean
  quantities: readonly { quantity: number; label: string }[]
  texts: Record<'quantity' | 'addToCart' | 'wish', string>
}

/** Renders the quantity select of a product page and the buttons for cart and wishlist. */
export function BuyControls({ product, wish, isSoldOut, quantities, texts }: BuyControlsProperties) {
  const { addToCart } = useShopActions()
  const select = useRef<HTMLSelectElement>(null)
  // Next keeps former pages in the document, so the id contains the product number.
  const quantityId = `quantity-${product.number}`
  return (
    <div className="buy__row d-flex flex-wrap align-items-end gap-3">
      {!isSoldOut && quantities.length > 0 && (
        <div className="buy__quantity">
          <label htmlFor={quantityId}>{texts.quantity}</label>
          {/* Uncontrolled, so that a choice made before hydration counts. */}
          <select ref={select} id={quantityId} className="form-control">
            {quantities.map(({ quantity, label }) => (
              <option key={quantity} value={quantity}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
      <button
        type="button"
        className="btn btn-primary buy__add"
        disabled={isSoldOut}
        data-product={product.number}
        onClick={(event) => {
          if (isFirstClick(event)) addToCart(product, Number(select.current?.value ?? 1), 'detail')
        }}
      >
        {texts.addToCart}
        {!isSoldOut && <Icon name="cart" />}
      </button>
      <WishlistButton product={wish} className="btn btn-secondary wish">
        {texts.wish}
        <Icon name="heart" />
      </WishlistButton>
    </div>
  )
}
