import type { DefaultDocumentNodeResolver } from 'sanity/structure'
import { StockView } from '../components/stock/stock-view.tsx'

/**
 * What an opened document shows: the stock beside the form of a product. A count has no form at all: a form stores each key as one
 * types, and a count holds at once.
 */
export const documentViews: DefaultDocumentNodeResolver = (S, { schemaType }) => {
  const stock = S.view.component(StockView).id('stock').title('Stock')
  if (schemaType === 'product') return S.document().views([S.view.form().title('Product'), stock])
  return schemaType === 'inventory' ? S.document().views([stock]) : S.document()
}
