import { Button, Flex, TextInput } from '@sanity/ui'
import { useRef, useState } from 'react'
import { LabeledField } from '../labeled-fields.tsx'
import { restoreFocus } from '../tool-dialog.tsx'
import { NOT_A_QUANTITY, parseQuantity } from './stock.ts'

interface QuantityFormProps {
  label: string
  help: string
  /** The stored value; the field shows it until the user types. */
  value: number | undefined
  action: string
  isDisabled: boolean
  /** Resolves to whether the quantity was stored. */
  onSave: (quantity: number) => Promise<boolean>
}

/** Edits a quantity and stores it when the user presses the button. */
export function QuantityForm({ label, help, value, action, isDisabled, onSave }: QuantityFormProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const text = typed ?? (value === undefined ? '' : String(value))
  const quantity = parseQuantity(text)
  const error = typed !== null && quantity === null ? NOT_A_QUANTITY : undefined
  const canSave = !isDisabled && quantity !== null && quantity !== value

  async function save() {
    if (canSave && (await onSave(quantity))) setTyped(null)
    // The button loses the focus, because it is disabled while it saves.
    restoreFocus(input.current)
  }

  // Not a form element: it can be inside the form of a product, and forms cannot be nested.
  return (
    <LabeledField label={label} help={help} error={error}>
      {(attributes) => (
        <Flex gap={2}>
          <TextInput
            {...attributes}
            ref={input}
            inputMode="numeric"
            value={text}
            readOnly={isDisabled}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') void save()
            }}
            customValidity={error}
          />
          <Button text={action} disabled={!canSave} onClick={() => void save()} />
        </Flex>
      )}
    </LabeledField>
  )
}
