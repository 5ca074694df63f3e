import { Box, Button, type ButtonTone, Flex } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import { ToolDialog } from './tool-dialog.tsx'

interface ConfirmDialogProps {
  header: string
  /** Label of the button that confirms. */
  action: string
  tone: ButtonTone
  cancel?: string
  width?: 0 | 3
  isBusy?: boolean
  isDisabled?: boolean
  onConfirm: () => void
  onCancel: () => void
  children: ReactNode
}

/** Asks before an action. */
export function ConfirmDialog({
  header,
  width = 0,
  onConfirm,
  onCancel,
  children,
  ...props
}: ConfirmDialogProps) {
  const { action, tone, cancel = 'Cancel', isBusy = false, isDisabled = false } = props
  return (
    <ToolDialog
      id={useId()}
      header={header}
      width={width}
      onClose={onCancel}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button text={cancel} mode="bleed" onClick={onCancel} />
          <Button
            text={action}
            tone={tone}
            loading={isBusy}
            disabled={isBusy || isDisabled}
            onClick={onConfirm}
          />
        </Flex>
      }
    >
      <Box padding={4}>{children}</Box>
    </ToolDialog>
  )
}
