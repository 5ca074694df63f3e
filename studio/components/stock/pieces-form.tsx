import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import { readPieces } from './stock-change.ts'

interface PiecesFormProps {
  label: string
  help: string
  /** What is stored; the field follows it until somebody types. */
  value: number | undefined
  action: string
  isDisabled: boolean
  onSave: (pieces: number) => void
}

/** A number of pieces with a button of its own: it is stored when one says so, not as one types. */
export function PiecesForm({ label, help, value, action, isDisabled, onSave }: PiecesFormProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? (value === undefined ? '' : String(value))
  const pieces = readPieces(text)
  const isFaulty = typed !== null && pieces === null
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (pieces === null) return
        onSave(pieces)
        setTyped(null)
      }}
    >
      <Stack gap={3}>
        <Text as="label" htmlFor={id} size={1} weight="medium">
          {label}
        </Text>
        <Text size={1} muted id={`${id}-help`}>
          {help}
        </Text>
        <Flex gap={2}>
          <TextInput
            id={id}
            inputMode="numeric"
            value={text}
            disabled={isDisabled}
            onChange={(event) => setTyped(event.currentTarget.value)}
            aria-describedby={`${id}-help`}
            customValidity={isFaulty ? 'Write a whole number, 0 or more.' : undefined}
          />
          <Button type="submit" text={action} disabled={isDisabled || pieces === null || pieces === value} />
        </Flex>
        {isFaulty && (
          <Text size={1} role="alert">
            Write a whole number, 0 or more.
          </Text>
        )}
      </Stack>
    </form>
  )
}
