import { Box, Dialog, Text } from '@sanity/ui'
import { type ReactNode, useRef, useState } from 'react'
import { ConfirmDialog } from '../confirm-dialog.tsx'

interface OrderDialogProps {
  header: string
  onClose: () => void
  children: ReactNode
}

/** The dialog of an order's form. It asks before Escape or its close button loses what was entered, and ignores clicks beside it. */
export function OrderDialog({ header, onClose, children }: OrderDialogProps) {
  const [isChanged, setChanged] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const focused = useRef<Element | null>(null)
  const ask = () => {
    focused.current = document.activeElement
    setAsking(true)
  }
  const keepEditing = () => {
    setAsking(false)
    if (focused.current instanceof HTMLElement) focused.current.focus()
  }
  return (
    <>
      <Dialog
        id="order-dialog"
        header={header}
        width={0}
        onClose={() => {
          if (isChanged) ask()
          else onClose()
        }}
      >
        <Box padding={4} onInput={() => setChanged(true)}>
          {children}
        </Box>
      </Dialog>
      {isAsking && (
        <ConfirmDialog
          header="Discard what you entered?"
          action="Discard"
          tone="critical"
          cancel="Keep editing"
          onConfirm={onClose}
          onCancel={keepEditing}
        >
          <Text size={1}>Nothing was sent or saved yet.</Text>
        </ConfirmDialog>
      )}
    </>
  )
}
