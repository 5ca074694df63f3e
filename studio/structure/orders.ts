import { CreditCardIcon } from '@sanity/icons/CreditCard'
import type { StructureBuilder } from 'sanity/structure'
import { ORDER_STATES } from '../../schemas/shared/orders.ts'

/** What people bought, by how far it has come; the newest first. Nobody makes one here. */
export function orders(S: StructureBuilder) {
  const lists = ORDER_STATES.map(({ value, title }) =>
    S.listItem()
      .id(value)
      .title(title)
      .icon(CreditCardIcon)
      .schemaType('order')
      .child(
        S.documentList()
          .id(value)
          .title(title)
          .schemaType('order')
          .apiVersion('2025-10-01')
          .filter('_type == "order" && state == $state')
          .params({ state: value })
          .defaultOrdering([{ field: 'placedAt', direction: 'desc' }])
          .initialValueTemplates([])
          .canHandleIntent((intent, params) => intent === 'edit' && params.type === 'order'),
      ),
  )
  return S.listItem()
    .id('orders')
    .title('Orders')
    .icon(CreditCardIcon)
    .schemaType('order')
    .child(S.list().id('orders').title('Orders').items(lists))
}
