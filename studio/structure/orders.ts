import { BarChartIcon } from '@sanity/icons/BarChart'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { RestoreIcon } from '@sanity/icons/Restore'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ComponentType } from 'react'
import type { StructureBuilder } from 'sanity/structure'
import { ORDER_STATE_ICONS } from '#schemas/preview/order-states.ts'
import { isPaid, ORDER_STATE_VALUES, type OrderState, PAID_STATES } from '#schemas/shared/orders.ts'
import { stateTitle } from '../components/order/format.ts'
import { SalesView } from '../components/sales/sales-view.tsx'
import { OPEN_REFUNDS, OPEN_RETURNS, ORDERS_TO_DECIDE } from '../home/work-lists.ts'
import { filteredList, sortedList } from './items.ts'

const UNPAID_STATES = ORDER_STATE_VALUES.filter((state) => !isPaid(state))

/** Creates the orders by state, the sales report, and the customers with an account. */
export function ordersItem(S: StructureBuilder) {
  const list = (id: string, title: string, icon: ComponentType, filter: string, params = {}) =>
    filteredList(S, {
      ...{ id, title, icon, type: 'order', filter, params, opensIntents: true },
      ordering: { field: 'placedAt', direction: 'desc' },
    })
  const byState = (state: OrderState) =>
    list(state, stateTitle(state), ORDER_STATE_ICONS[state], '_type == "order" && state == $state', { state })
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
        .items([
          ...PAID_STATES.map(byState),
          list('decisions', 'Orders to decide on', HelpCircleIcon, ORDERS_TO_DECIDE),
          list('returns', 'Open returns', RestoreIcon, OPEN_RETURNS),
          list('refunds', 'Refunds to check', WarningOutlineIcon, OPEN_REFUNDS),
          S.divider(),
          ...UNPAID_STATES.map(byState),
          S.divider(),
          list('all', 'All orders', CreditCardIcon, '_type == "order"'),
          sales,
          sortedList(S, 'customer', 'Customers', 'lastOrderAt', 'desc'),
        ]),
    )
}
