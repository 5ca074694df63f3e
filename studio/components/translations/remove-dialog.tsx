import { Box, Button, Dialog, Flex, Text } from '@sanity/ui'

interface RemoveDialogProps {
  name: string
  isKnown: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before a text is removed in all languages. */
export function RemoveDialog({ name, isKnown, onCancel, onConfirm }: RemoveDialogProps) {
  return (
    <Dialog
      id="remove-text"
      header="Remove this text?"
      width={0}
      onClose={onCancel}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button text="Keep it" mode="bleed" onClick={onCancel} />
          <Button text="Remove" tone="critical" onClick={onConfirm} />
        </Flex>
      }
    >
      <Box padding={4}>
        <Text size={1}>
          {isKnown
            ? `“${name}” is removed in all languages. Visitors then see the text that the site was built with.`
            : `“${name}” is removed in all languages.`}
        </Text>
      </Box>
    </Dialog>
  )
}
