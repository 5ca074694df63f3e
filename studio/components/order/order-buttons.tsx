import { Box, Button, Dialog, Flex, Text } from '@sanity/ui'
import { useState } from 'react'
import { useDocumentPairPermissions } from 'sanity'
import type { StoredOrder } from './stored-order.ts'
import { ORDER_WORKS, type OrderWorkKind } from './works.ts'

/** What can be done with an order as it is, in sight; the menu at the foot has the same, and says why not. */
export function OrderButtons({ order }: { order: StoredOrder }) {
  const [permission, isLoading] = useDocumentPairPermissions({
    id: order._id,
    type: 'order',
    permission: 'update',
  })
  const [open, setOpen] = useState<OrderWorkKind>()
  const close = () => setOpen(undefined)
  if (isLoading) return null
  if (!permission?.granted) {
    return (
      <Text size={1} muted>
        Your role reads orders. Merchandisers send them and pay back.
      </Text>
    )
  }
  const works = ORDER_WORKS.filter(({ hindrance }) => hindrance(order) === null)
  return (
    <Flex gap={2} wrap="wrap">
      {works.map((work) => {
        const isNext = order.state === 'paid' && work.tone === 'primary'
        return (
          <Button
            key={work.name}
            text={work.label(order)}
            icon={work.icon}
            mode={isNext ? 'default' : 'ghost'}
            tone={isNext ? 'primary' : 'default'}
            onClick={() => setOpen(work)}
          />
        )
      })}
      {open && (
        <Dialog id="order-work" header={open.header(order)} width={0} onClose={close} onClickOutside={close}>
          <Box padding={4}>
            <open.Form order={order} onClose={close} />
          </Box>
        </Dialog>
      )}
    </Flex>
  )
}
