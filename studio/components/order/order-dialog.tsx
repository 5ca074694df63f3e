import { Box, Dialog } from '@sanity/ui'
import type { ReactNode } from 'react'

interface OrderDialogProps {
  header: string
  onClose: () => void
  children: ReactNode
}

/** The dialog of an order's form. It stays open on clicks beside it, which would lose what someone has typed. */
export function OrderDialog({ header, onClose, children }: OrderDialogProps) {
  return (
    <Dialog id="order-dialog" header={header} width={0} onClose={onClose}>
      <Box padding={4}>{children}</Box>
    </Dialog>
  )
}
