import { BarChartIcon } from '@sanity/icons/BarChart'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { RestoreIcon } from '@sanity/icons/Restore'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ComponentType } from 'react'
import { ORDER_STATE_ICONS } from '#schemas/preview/order-states.ts'
import { isPaid, ORDER_STATE_VALUES, type OrderState, PAID_STATES } from '#schemas/shared/orders.ts'
import { stateTitle } from '../components/order/format.ts'
import { SalesView } from '../components/sales/sales-view.tsx'
import { EMPTY_TEXTS } from '../home/empty-texts.ts'
import { OPEN_REFUNDS, OPEN_RETURNS, ORDERS_TO_DECIDE } from '../home/work-lists.ts'
import { filteredList, folder, sortedList } from './items.ts'
import type { ListContext } from './list-or-empty.ts'

const UNPAID_STATES = ORDER_STATE_VALUES.filter((state) => !isPaid(state))

const EMPTY_STATES: Readonly<Record<OrderState, string>> = {
  pending: 'No orders await payment. An order is here from checkout until it’s paid or expires.',
  paid: EMPTY_TEXTS.orders,
  fulfilled:
    'No fulfilled orders. Mark one as sent, and it moves here; downloads come as soon as they’re paid.',
  refunded: 'No refunded orders. Pay one back in full, and it moves here.',
  expired: 'No abandoned orders. One that isn’t paid in time moves here, and its stock is released.',
  failed: 'No failed payments. An order moves here when its payment is declined.',
}

/** Creates the orders by state, the sales report, and the customers with an account. */
export function ordersItem(context: ListContext) {
  const { S } = context
  const list = (id: string, title: string, icon: ComponentType, filter: string, empty: string) =>
    filteredList(context, {
      ...{ id, title, icon, type: 'order', filter, opensIntents: true, empty },
      ordering: { field: 'placedAt', direction: 'desc' },
    })
  const byState = (state: OrderState) =>
    list(
      state,
      stateTitle(state),
      ORDER_STATE_ICONS[state],
      `_type == "order" && state == "${state}"`,
      EMPTY_STATES[state],
    )
  return folder(S, 'orders', 'Orders', CreditCardIcon, [
    ...PAID_STATES.map(byState),
    list('decisions', 'Orders to decide on', HelpCircleIcon, ORDERS_TO_DECIDE, EMPTY_TEXTS.decisions),
    list('returns', 'Open returns', RestoreIcon, OPEN_RETURNS, EMPTY_TEXTS.returns),
    list('refunds', 'Refunds to check', WarningOutlineIcon, OPEN_REFUNDS, EMPTY_TEXTS.refunds),
    S.divider(),
    ...UNPAID_STATES.map(byState),
    S.divider(),
    list(
      'all',
      'All orders',
      CreditCardIcon,
      '_type == "order"',
      'No orders yet. They appear here as soon as customers check out.',
    ),
    S.listItem()
      .id('sales')
      .title('Sales')
      .icon(BarChartIcon)
      .child(S.component(SalesView).id('sales').title('Sales')),
    sortedList(context, 'customer', {
      title: 'Customers',
      by: 'lastOrderAt',
      direction: 'desc',
      empty:
        'No customers yet. People with an account appear here when they first order or save their details.',
    }),
  ])
}
