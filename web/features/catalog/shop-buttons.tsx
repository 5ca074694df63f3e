import { getTranslations } from 'next-intl/server'
import { Icon } from '#web/ui/icon.tsx'

interface ProductNamed {
  number: string
  title: string
}

/** Puts one of a product into the cart from a list; what listens is the cart's own. */
export async function ListCartButton({ number, title }: ProductNamed) {
  const texts = await getTranslations('shop')
  return (
    <button
      type="button"
      className="icon-button"
      data-cart-add={number}
      data-cart-title={title}
      data-cart-face="list"
      aria-label={texts('addNamed', { product: title })}
    >
      <Icon name="cart" />
    </button>
  )
}

/** Keeps a product on the visitor's wishlist, or takes it off. */
export async function WishlistButton({ number, title }: ProductNamed) {
  const texts = await getTranslations('shop')
  return (
    <button
      type="button"
      className="icon-button wish"
      aria-pressed="false"
      data-wishlist-toggle={number}
      data-wishlist-title={title}
      aria-label={texts('wishNamed', { product: title })}
    >
      <Icon name="heart" />
    </button>
  )
}
