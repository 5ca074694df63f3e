import { BarChartIcon } from '@sanity/icons/BarChart'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { RestoreIcon } from '@sanity/icons/Restore'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ComponentType } from 'react'
import { choiceTitle } from '#schemas/preview/choice-title.ts'
import { ORDER_STATE_ICONS } from '#schemas/preview/order-states.ts'
import {
  isPaid,
  ORDER_STATE_VALUES,
  ORDER_STATES,
  type OrderState,
  PAID_STATES,
} from '#schemas/shared/orders.ts'
import { SalesView } from '../components/sales/sales-view.tsx'
import { SHOP_LISTS } from '../home/work-lists.ts'
import { filteredList, folder, sortedList } from './items.ts'
import type { ListContext } from './list-or-empty.ts'

const UNPAID_STATES = ORDER_STATE_VALUES.filter((state) => !isPaid(state))

const EMPTY_STATES: Readonly<Record<OrderState, string>> = {
  pending: 'No orders await payment. An order is here from checkout until it’s paid or expires.',
  paid: SHOP_LISTS.orders.empty,
  fulfilled:
    'No fulfilled orders. Mark one as sent, and it moves here; downloads come as soon as they’re paid.',
  refunded: 'No refunded orders. Pay one back in full, and it moves here.',
  expired: 'No abandoned orders. One that isn’t paid in time moves here, and its stock is released.',
  failed: 'No failed payments. An order moves here when its payment is declined.',
}

/** Creates the orders by state, the sales report, and the customers with an account. */
export function ordersItem(context: ListContext) {
  const { S } = context
  const list = (id: string, icon: ComponentType, texts: { title: string; filter: string; empty: string }) =>
    filteredList(context, {
      id,
      icon,
      ...texts,
      type: 'order',
      opensIntents: true,
    })
  const byState = (state: OrderState) =>
    list(state, ORDER_STATE_ICONS[state], {
      title: choiceTitle(ORDER_STATES, state) ?? state,
      filter: `_type == "order" && state == "${state}"`,
      empty: EMPTY_STATES[state],
    })
  return folder(S, 'orders', 'Orders', CreditCardIcon, [
    ...PAID_STATES.map(byState),
    list('decisions', HelpCircleIcon, SHOP_LISTS.decisions),
    list('returns', RestoreIcon, SHOP_LISTS.returns),
    list('refunds', WarningOutlineIcon, SHOP_LISTS.refunds),
    S.divider(),
    ...UNPAID_STATES.map(byState),
    S.divider(),
    list('all', CreditCardIcon, {
      title: 'All orders',
      filter: '_type == "order"',
      empty: 'No orders yet. They appear here as soon as customers check out.',
    }),
    S.listItem()
      .id('sales')
      .title('Sales')
      .icon(BarChartIcon)
      .child(S.component(SalesView).id('sales').title('Sales')),
    sortedList(context, 'customer', {
      title: 'Customers',
      empty:
        'No customers yet. People with an account appear here when they first order or save their details.',
    }),
  ])
}
