import { getLocale, getTranslations } from 'next-intl/server'
import { pluralForms } from '#web/lib/phrases.ts'
import { Icon } from '#web/ui/icon.tsx'
import { CartBadge } from './badge.tsx'
import { getShopSettings } from './data.ts'
import { CartKeeper } from './keeper.tsx'
import { describeShop } from './texts.ts'

/** The cart in the top bar: opens the side panel. Without a script there is no cart, and the button stays away. */
export async function CartButton() {
  const [texts, locale, { samples }] = await Promise.all([
    getTranslations('navigation'),
    getLocale(),
    getShopSettings(),
  ])
  return (
    <button type="button" className="icon-button cart-button" data-cart-open="" aria-haspopup="dialog">
      <Icon name="cart" />
      <CartBadge
        locale={locale}
        samples={{ lines: samples }}
        label={texts('cart')}
        labels={pluralForms(locale, (count) => texts('cartCount', { count }))}
      />
    </button>
  )
}

/** What makes the buttons of the shop work, on every page. Draws nothing until one is pressed. */
export async function CartOfSite() {
  return <CartKeeper shop={await describeShop(await getShopSettings())} />
}
