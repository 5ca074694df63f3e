import { definePages } from '#web/content/document-pages.ts'
import { currencyDecimals } from '#schemas/shared/currencies.ts'
import { decimalText } from '#schemas/shared/amounts.ts'
import { getProduct } from './data.ts'
import { ProductPage } from './product-page.tsx'

/** Goods on pages of their own, at `/shop/single/{number}`. */
export const productPages = definePages({
  get: getProduct,
  View: ({ document }) => <ProductPage product={document} />,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: ({ number, title, summary, cover, price, currency }, { siteName, url }) => ({
    '@type': 'Product',
    name: title,
    sku: number,
    description: summary ?? undefined,
    image: cover?.src,
    brand: { '@type': 'Brand', name: siteName },
    offers: {
      '@type': 'Offer',
      url,
      price: decimalText(price, currencyDecimals(currency)),
      priceCurrency: currency,
    },
  }),
})
