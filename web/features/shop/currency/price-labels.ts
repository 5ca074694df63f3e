import { getTranslations } from 'next-intl/server'
import type { PriceLabels } from '#web/ui/price-text.tsx'

/** Returns the labels of prices in the page's language. */
export async function getPriceLabels(): Promise<PriceLabels> {
  const texts = await getTranslations('shop')
  return {
    priceNow: texts('priceNow'),
    priceBefore: texts('priceBefore'),
    priceOriginal: texts('priceOriginal'),
  }
}
