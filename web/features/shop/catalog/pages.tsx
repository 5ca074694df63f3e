import { definePages } from '#web/sanity/queries/document-pages.ts'
import { CategoryPage } from './category/category-page.tsx'
import { getCategory } from './category/queries.ts'
import { ProductPage } from './product-page.tsx'
import { getProduct } from './queries.ts'
import { productData } from './structured-data.ts'

/** The product pages, at `/shop/single/{number}`. */
export const productPages = definePages({
  get: getProduct,
  View: ({ document }) => <ProductPage product={document} />,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: productData,
})

/** The pages of the product categories, at `/shop/category/{slug}`. */
export const productCategoryPages = definePages({
  get: getCategory,
  View: ({ document }) => <CategoryPage category={document} />,
  describe: ({ title, description }) => ({ title, description }),
})
