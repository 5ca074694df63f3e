import { Box, Text } from '@sanity/ui'
import { type ReactNode, useRef, useState } from 'react'
import type { OrderActionRequest } from '#schemas/shared/order-action-request.ts'
import { ActionForm, type ActionFormProps } from '../action-form.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { ToolDialog } from '../tool-dialog.tsx'
import { useOrderAction } from './use-order-action.ts'

interface OrderActionFormProps extends Pick<ActionFormProps, 'action' | 'tone' | 'isDisabled'> {
  orderId: string
  header: string
  /** What is sent; undefined while the form is incomplete. */
  request: OrderActionRequest | undefined
  /** Why the action is no longer possible. */
  problem?: string | undefined
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog with the form of an order action. It closes when the action has succeeded, and not while it runs. It asks before Escape or its
 * close button loses what was entered, and ignores clicks beside it.
 */
export function OrderActionForm(props: OrderActionFormProps) {
  const { orderId, header, request, problem, isDisabled, onClose, children, ...form } = props
  const { run, isRunning, error } = useOrderAction(orderId)
  const [isChanged, setChanged] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const focused = useRef<Element | null>(null)
  function close() {
    if (isRunning) return
    if (!isChanged) return onClose()
    focused.current = document.activeElement
    setAsking(true)
  }
  function keepEditing() {
    setAsking(false)
    if (focused.current instanceof HTMLElement) focused.current.focus()
  }
  async function submit() {
    if (request && (await run(request))) onClose()
  }
  return (
    <>
      <ToolDialog id="order-dialog" header={header} width={0} onClose={close}>
        <Box padding={4} onInput={() => setChanged(true)}>
          <ActionForm
            {...form}
            isRunning={isRunning}
            isDisabled={isDisabled || !request || (!isRunning && problem !== undefined)}
            error={error ?? (isRunning ? undefined : problem)}
            onCancel={onClose}
            onSubmit={() => void submit()}
          >
            {children}
          </ActionForm>
        </Box>
      </ToolDialog>
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
