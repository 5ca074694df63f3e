import { definePages } from '#web/content/document-pages.ts'
import { getProduct } from './data.ts'
import { ProductPage } from './product-page.tsx'
import { productData } from './structured-data.ts'

/** Goods on pages of their own, at `/shop/single/{number}`. */
export const productPages = definePages({
  get: getProduct,
  View: ({ document }) => <ProductPage product={document} />,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: productData,
})
