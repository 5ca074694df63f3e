import { Button, Flex } from '@sanity/ui'
import { useState } from 'react'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { isShippable } from '#schemas/shared/orders.ts'
import { Muted } from '../muted.tsx'
import { useCanChange } from '../use-can-change.ts'
import { useLostFocus } from '../use-lost-focus.ts'
import { ORDER_ACTIONS, type OrderAction } from './order-actions.ts'

/** Shows the available order actions as buttons. The menu below also lists unavailable ones, with the reason. */
export function OrderButtons({ order }: { order: Order }) {
  const isAllowed = useCanChange(order._id, 'order')
  const [open, setOpen] = useState<OrderAction>()
  const { target, handlers } = useLostFocus<HTMLDivElement>()
  if (isAllowed === undefined) return null
  if (!isAllowed) {
    return <Muted>Your role can view orders. Merchandisers and administrators fulfil and refund them.</Muted>
  }
  const actions = ORDER_ACTIONS.filter(({ disabledReason }) => disabledReason(order) === null)
  return (
    <Flex gap={2} wrap="wrap" role="group" aria-label="Actions" ref={target} tabIndex={-1} {...handlers}>
      {actions.map((action) => {
        const isNext = isShippable(order.state) && action.tone === 'primary'
        return (
          <Button
            key={action.name}
            text={action.label(order)}
            icon={action.icon}
            mode={isNext ? 'default' : 'ghost'}
            tone={isNext ? 'primary' : 'default'}
            onClick={() => setOpen(action)}
          />
        )
      })}
      {open && <open.Form order={order} onClose={() => setOpen(undefined)} />}
    </Flex>
  )
}
