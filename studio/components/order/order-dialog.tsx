import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { type ReactNode, useRef, useState } from 'react'

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
        <Dialog id="discard-dialog" header="Discard what you entered?" width={0} onClose={keepEditing}>
          <Stack gap={5} padding={4}>
            <Text size={1}>Nothing was sent or saved yet.</Text>
            <Flex gap={2} justify="flex-end" wrap="wrap">
              <Button mode="bleed" text="Keep editing" onClick={keepEditing} />
              <Button tone="critical" text="Discard" onClick={onClose} />
            </Flex>
          </Stack>
        </Dialog>
      )}
    </>
  )
}
