import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

interface WorkFormProps {
  /** What the button says: what will happen. */
  action: string
  tone?: 'primary' | 'critical'
  isWorking: boolean
  isDisabled?: boolean
  fault: string | undefined
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}

/** A form within a dialog: what is asked, why it could not be done, and the buttons. */
export function WorkForm(properties: WorkFormProps) {
  const { action, tone = 'primary', isWorking, isDisabled, fault, onSubmit, onCancel, children } = properties
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stack gap={5}>
        {children}
        {fault && (
          <Card tone="critical" radius={2} padding={3} role="alert">
            <Text size={1}>{fault}</Text>
          </Card>
        )}
        <Flex gap={2} justify="flex-end" wrap="wrap">
          <Button type="button" mode="bleed" text="Cancel" disabled={isWorking} onClick={onCancel} />
          <Button
            type="submit"
            tone={tone}
            text={action}
            loading={isWorking}
            disabled={isWorking || isDisabled}
          />
        </Flex>
      </Stack>
    </form>
  )
}
