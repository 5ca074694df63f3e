import { Button, Dialog, Flex, Text } from '@sanity/ui'

interface ConfirmDialogProps {
  kind: 'publish' | 'unpublish'
  /** For example `12 documents`. */
  counted: string
  onConfirm: () => void
  onClose: () => void
}

const TEXTS = {
  publish: {
    verb: 'Publish',
    text: 'Visitors see the changes at once. Documents with mistakes are left out and listed with the reason.',
  },
  unpublish: {
    verb: 'Unpublish',
    text: 'They disappear from the site at once and stay here as drafts. Documents that others still use are left out.',
  },
} as const

/** Asks before an action that visitors notice. */
export function ConfirmDialog({ kind, counted, onConfirm, onClose }: ConfirmDialogProps) {
  const { verb, text } = TEXTS[kind]
  return (
    <Dialog
      id="bulk-confirm"
      header={`${verb} ${counted}?`}
      width={0}
      onClose={onClose}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button text="Cancel" mode="bleed" onClick={onClose} />
          <Button
            text={`${verb} ${counted}`}
            tone={kind === 'publish' ? 'positive' : 'critical'}
            onClick={onConfirm}
          />
        </Flex>
      }
    >
      <Flex padding={4}>
        <Text size={1}>{text}</Text>
      </Flex>
    </Dialog>
  )
}
