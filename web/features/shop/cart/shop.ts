import type { LocaleId } from '#schemas/shared/locales.ts'
import type { AddToCartSource } from '#web/ui/shop-buttons.tsx'
import type { ShopSettings } from '../pricing/shop-settings.ts'
import type { Cart } from './model/stored-cart.ts'

/** The settings of the shop and the page that the cart needs on every page. */
export interface Shop {
  locale: LocaleId
  samples: Cart
  limits: Record<AddToCartSource, number>
}

/** Returns the cart's settings for pages of a language. */
export const describeShop = (settings: ShopSettings, locale: LocaleId): Shop => ({
  locale,
  samples: { lines: settings.samples },
  limits: { list: settings.listLimit, detail: settings.detailLimit },
})
