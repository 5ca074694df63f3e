'use client'

import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'

/** A product as the shop's buttons pass it on. */
export interface ButtonProduct {
  number: string
  title: string
  /** The price shown, in minor units of the product's currency. With it, the shopper is told when the price has changed. */
  price?: number
}

/** The kind of page a product is added from. It determines the limit per product. */
export type AddToCartSource = 'list' | 'detail'

/** The wishlist and the actions of the shop's buttons, provided by the cart. */
export interface ShopActions {
  /** Product numbers on the wishlist. */
  wishlist: readonly string[]
  addToCart: (product: ButtonProduct, quantity: number, source: AddToCartSource) => void
  toggleWishlist: (product: ButtonProduct) => void
  /** Opens the side panel; the focus returns to `opener`. */
  openCart: (opener: HTMLElement) => void
}

const ignore = () => undefined

/** Provides the actions. Without a provider the buttons do nothing. */
export const ShopActionsContext = createContext<ShopActions>({
  wishlist: [],
  addToCart: ignore,
  toggleWishlist: ignore,
  openCart: ignore,
})

/** Returns the wishlist and the actions of the shop's buttons. */
export const useShopActions = (): ShopActions => useContext(ShopActionsContext)

/** Whether a click is not the second one of a double click, which would add a product twice or undo a wish. */
export const isFirstClick = ({ detail }: MouseEvent): boolean => detail < 2

interface ShopButtonProperties extends Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  product: ButtonProduct
}

/** A button that adds one unit of a product to the cart, from a list. */
export function AddToCartButton({ product, ...button }: ShopButtonProperties) {
  const { addToCart } = useShopActions()
  return (
    <button
      {...button}
      type="button"
      data-product={product.number}
      onClick={(event) => isFirstClick(event) && addToCart(product, 1, 'list')}
    />
  )
}

/** A button that adds a product to the wishlist or removes it; pressed while the product is on it. */
export function WishlistButton({ product, ...button }: ShopButtonProperties) {
  const { wishlist, toggleWishlist } = useShopActions()
  return (
    <button
      {...button}
      type="button"
      data-product={product.number}
      aria-pressed={wishlist.includes(product.number)}
      onClick={(event) => isFirstClick(event) && toggleWishlist(product)}
    />
  )
}
