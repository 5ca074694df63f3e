import { BarChartIcon } from '@sanity/icons/BarChart'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import type { ComponentType } from 'react'
import type { StructureBuilder } from 'sanity/structure'
import { stateTitle } from '../components/order/words.ts'
import { SalesView } from '../components/sales/sales-view.tsx'
import { ORDER_STATE_ICONS } from '../../schemas/preview/order-states.ts'
import type { OrderState } from '../../schemas/shared/orders.ts'

/** What waits for somebody comes first, what is over last. */
const WORK: readonly OrderState[] = ['paid', 'fulfilled', 'refunded']
const UNPAID: readonly OrderState[] = ['pending', 'expired', 'failed']

interface Chosen {
  id: string
  title: string
  icon: ComponentType
  filter: string
  state?: OrderState
}

/** Orders that fit a filter, the newest first. Nobody makes one here. */
function chosen(S: StructureBuilder, { id, title, icon, filter, state }: Chosen) {
  return S.listItem()
    .id(id)
    .title(title)
    .icon(icon)
    .schemaType('order')
    .child(
      S.documentList()
        .id(id)
        .title(title)
        .schemaType('order')
        .apiVersion('2025-10-01')
        .filter(filter)
        .params(state ? { state } : {})
        .defaultOrdering([{ field: 'placedAt', direction: 'desc' }])
        .initialValueTemplates([])
        .canHandleIntent((intent, params) => intent === 'edit' && params.type === 'order'),
    )
}

/** What people bought: what is to be sent, what became of the rest, and what it comes to day by day. */
export function orders(S: StructureBuilder) {
  const byState = (state: OrderState) =>
    chosen(S, {
      id: state,
      title: stateTitle(state),
      icon: ORDER_STATE_ICONS[state],
      filter: '_type == "order" && state == $state',
      state,
    })
  const all = chosen(S, { id: 'all', title: 'All orders', icon: CreditCardIcon, filter: '_type == "order"' })
  const sales = S.listItem()
    .id('sales')
    .title('Sales')
    .icon(BarChartIcon)
    .child(S.component(SalesView).id('sales').title('Sales'))
  return S.listItem()
    .id('orders')
    .title('Orders')
    .icon(CreditCardIcon)
    .schemaType('order')
    .child(
      S.list()
        .id('orders')
        .title('Orders')
        .items([...WORK.map(byState), S.divider(), ...UNPAID.map(byState), S.divider(), all, sales]),
    )
}
