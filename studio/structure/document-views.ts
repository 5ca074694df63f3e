import type { DefaultDocumentNodeResolver, UserViewComponent } from 'sanity/structure'
import { CustomerView } from '../components/customer/customer-view.tsx'
import { GiftCardView } from '../components/gift-card/gift-card-view.tsx'
import { OrderView } from '../components/order/order-view.tsx'
import { ReviewView } from '../components/reviews/review-view.tsx'
import { StockView } from '../components/stock/stock-view.tsx'
import { canRead, isAreaShown } from '../roles.ts'
import { UnreadableDocument } from './missing-list.tsx'

/** Types whose summary opens before their fields, which only the site writes. */
const SUMMARIES: Readonly<Record<string, { View: UserViewComponent; id: string; title: string }>> = {
  order: { View: OrderView, id: 'summary', title: 'Order' },
  customer: { View: CustomerView, id: 'customer', title: 'Customer' },
  review: { View: ReviewView, id: 'review', title: 'Review' },
}

/**
 * Resolves the views of a document: a product has its stock beside the form, a gift card its balance, an order, a customer and a review their
 * summary. Stock has no form, because a form saves each keystroke and stock changes take effect at once.
 */
export const documentViews: DefaultDocumentNodeResolver = (S, { schemaType, currentUser }) => {
  if (!canRead(currentUser, schemaType))
    return S.document()
      .title('No access')
      .views([S.view.component(UnreadableDocument).id('unreadable').title('No access')])
  const summary = SUMMARIES[schemaType]
  if (summary)
    return S.document().views([
      S.view.component(summary.View).id(summary.id).title(summary.title),
      S.view.form().id('fields').title('All fields'),
    ])
  const stock = S.view.component(StockView).id('stock').title('Stock')
  if (schemaType === 'product' && isAreaShown(currentUser, 'stock'))
    return S.document().views([S.view.form().title('Product'), stock])
  if (schemaType === 'giftCard') {
    const balance = S.view.component(GiftCardView).id('balance').title('Balance')
    return S.document().views([S.view.form().title('Gift card'), balance])
  }
  return schemaType === 'inventory' ? S.document().views([stock]) : S.document()
}
