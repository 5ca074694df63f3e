import { Box, Button, Dialog, Flex, Text } from '@sanity/ui'

interface RemoveDialogProps {
  name: string
  isKnown: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Confirms the removal of a text in all languages. */
export function RemoveDialog({ name, isKnown, onCancel, onConfirm }: RemoveDialogProps) {
  return (
    <Dialog
      id="remove-text"
      header="Remove this text?"
      width={0}
      onClose={onCancel}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button text="Cancel" mode="bleed" onClick={onCancel} />
          <Button text="Remove" tone="critical" onClick={onConfirm} />
        </Flex>
      }
    >
      <Box padding={4}>
        <Text size={1}>
          {isKnown
            ? `“${name}” will be removed in every language, and visitors will see the built-in text.`
            : `“${name}” will be removed in every language.`}
        </Text>
      </Box>
    </Dialog>
  )
}
