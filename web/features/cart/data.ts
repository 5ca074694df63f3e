import { z } from 'zod'
import { parseAddress } from '#web/content/address.ts'
import { fetchContent } from '#web/content/fetch.ts'
import { fetchUncached } from '#web/content/fetch-uncached.ts'
import imageLoader from '#web/content/image-loader.ts'
import { parseImage } from '#web/content/image.ts'
import { listOf, text } from '#web/content/parse.ts'
import { cartQuery, shopSettingsQuery } from '#web/content/queries/cart.ts'
import { parseSale } from '#web/content/sale.ts'
import { parseExchangeRates, parseShopSettings, type ShopSettings } from '#web/content/shop.ts'
import type { ContentImage } from '#web/content/types.ts'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { stateOf, type CartAnswer, type CartPicture, type SoldGood } from './answer.ts'
import type { CartRequest } from './request.ts'

/** Widths in which pictures of the cart are fetched, in pixels. */
const WIDTHS = [128, 256, 384] as const

function pictureOf(image: ContentImage | null): CartPicture | null {
  if (!image) return null
  const address = (width: number) => imageLoader({ src: image.src, width })
  return {
    src: address(WIDTHS[0]),
    srcSet: WIDTHS.map((width) => `${address(width)} ${width}w`).join(', '),
    objectPosition: image.objectPosition,
  }
}

const amount = z.number().int().positive()
const currency = z.enum(CURRENCY_CODES)

const parseGood = z
  .object({
    id: text,
    title: text,
    href: parseAddress,
    image: parseImage,
    price: amount,
    currency,
    prices: listOf(z.object({ currency, amount })),
    sale: parseSale,
    taxClass: text.catch('standard'),
    available: z
      .number()
      .int()
      .nullable()
      .catch(0)
      .transform((left) => left && Math.max(0, left)),
  })
  .transform(({ image, ...good }): SoldGood => ({ ...good, picture: pictureOf(image) }))

const parseShop = z.object({
  goods: listOf(parseGood),
  settings: parseShopSettings,
  rates: parseExchangeRates,
})

/** The rules of the shop, for pages: kept until a publish changes them. */
export async function getShopSettings(): Promise<ShopSettings> {
  return (
    (await fetchContent({ query: shopSettingsQuery, schema: parseShopSettings })) ??
    parseShopSettings.parse({})
  )
}

/**
 * What the site knows of a cart at this moment, in one language.
 *
 * @throws where the content lake cannot be asked
 */
export async function checkCart({ locale, items }: CartRequest, now: number): Promise<CartAnswer> {
  const numbers = [...new Set(items.map(({ productId }) => productId))]
  const params: { locale: LocaleId; numbers: string[] } = { locale, numbers }
  const shop =
    (await fetchUncached({ query: cartQuery, params, schema: parseShop })) ??
    parseShop.parse({ goods: [], settings: null, rates: null })
  const goods = new Map(shop.goods.map((good) => [good.id, good]))
  const lines = items.map(({ productId, quantity }) => {
    const good = goods.get(productId) ?? null
    return { productId, quantity, state: stateOf(quantity, good), good }
  })
  return { lines, settings: shop.settings, rates: shop.rates, now }
}
