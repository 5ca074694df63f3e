import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CartButton } from './header/cart-button.tsx'
import { CartProvider } from './header/cart-provider.tsx'
import { getShopSettings } from './queries.ts'
import { describeShop } from './shop.ts'

/** Renders the cart button of the top bar. */
export async function SiteCartButton() {
  const [texts, { samples }] = await Promise.all([getTranslations('navigation'), getShopSettings()])
  return <CartButton samples={{ lines: samples }} label={texts('cart')} />
}

/** Provides cart and wishlist to every page, with the settings of the shop. */
export async function SiteCartProvider({ children }: { children: ReactNode }) {
  const [settings, locale] = await Promise.all([getShopSettings(), getLocale()])
  return <CartProvider shop={describeShop(settings, locale)}>{children}</CartProvider>
}

/** Returns the messages that are formatted in the browser: those of cart, wishlist and prices, and of the page after an error. */
export async function getBrowserMessages() {
  const { cart, wishlist, toast, common, navigation, errors, shop } = await getMessages()
  const { priceNow, priceBefore, priceOriginal } = shop
  return {
    cart,
    wishlist,
    toast,
    common: { close: common.close, loading: common.loading, opensInNewTab: common.opensInNewTab },
    navigation: { cartCount: navigation.cartCount },
    errors: { failedTitle: errors.failedTitle, failedText: errors.failedText, tryAgain: errors.tryAgain },
    shop: { priceNow, priceBefore, priceOriginal },
  }
}
