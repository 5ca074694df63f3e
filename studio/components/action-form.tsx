import { Button, Flex, Stack } from '@sanity/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { NoticeCard } from './notice-card.tsx'
import { restoreFocus } from './tool-dialog.tsx'

/** The label and state of a form, and what its buttons do. */
export interface ActionFormProps {
  /** Label of the submit button. */
  action: string
  tone?: 'primary' | 'critical'
  isRunning?: boolean
  isDisabled?: boolean
  error?: string | undefined
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}

/** A form in a dialog, with its error and buttons. */
export function ActionForm(properties: ActionFormProps) {
  const { action, tone = 'primary', isRunning, isDisabled, error, onSubmit, onCancel, children } = properties
  const submit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isRunning) return undefined
    const button = submit.current
    // The button is disabled while the action runs, which loses its focus.
    return () => restoreFocus(button)
  }, [isRunning])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stack gap={5}>
        {children}
        {error && <NoticeCard tone="critical" text={error} />}
        <Flex gap={2} justify="flex-end" wrap="wrap">
          <Button type="button" mode="bleed" text="Cancel" disabled={isRunning} onClick={onCancel} />
          <Button
            ref={submit}
            type="submit"
            tone={tone}
            text={action}
            loading={isRunning}
            disabled={isRunning || isDisabled}
          />
        </Flex>
      </Stack>
    </form>
  )
}
