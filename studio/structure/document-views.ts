import type { DefaultDocumentNodeResolver } from 'sanity/structure'
import { OrderView } from '../components/order/order-view.tsx'
import { StockView } from '../components/stock/stock-view.tsx'

/**
 * What an opened document shows: the stock beside the form of a product. A count has no form at all: a form stores each key as one
 * types, and a count holds at once. An order is told first, and its record as the site keeps it is beside.
 */
export const documentViews: DefaultDocumentNodeResolver = (S, { schemaType }) => {
  const stock = S.view.component(StockView).id('stock').title('Stock')
  if (schemaType === 'product') return S.document().views([S.view.form().title('Product'), stock])
  if (schemaType === 'order') {
    const told = S.view.component(OrderView).id('told').title('Order')
    return S.document().views([told, S.view.form().id('record').title('Record')])
  }
  return schemaType === 'inventory' ? S.document().views([stock]) : S.document()
}
