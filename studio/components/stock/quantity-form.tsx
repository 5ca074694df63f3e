import { Button, Flex, TextInput } from '@sanity/ui'
import { useRef, useState } from 'react'
import { LabeledField } from '../labeled-fields.tsx'
import { restoreFocus } from '../tool-dialog.tsx'
import { describeChange, NOT_A_QUANTITY, parseQuantity, type TypedQuantity } from './stock.ts'

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
  const [typed, setTyped] = useState<TypedQuantity | null>(null)
  const [warning, setWarning] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const text = typed?.text ?? (value === undefined ? '' : String(value))
  const quantity = parseQuantity(text)
  const issue = typed && quantity === null ? NOT_A_QUANTITY : warning
  const canSave = !isDisabled && quantity !== null && quantity !== value

  async function save() {
    const change = typed ? describeChange(typed, value) : undefined
    setWarning(change)
    // An order that came while the user was typing would be overwritten. The next click saves.
    if (change) return setTyped({ text, before: value })
    if (canSave && (await onSave(quantity))) setTyped(null)
    // The button loses the focus, because it is disabled while it saves.
    restoreFocus(input.current)
  }

  // Not a form element: it can be inside the form of a product, and forms cannot be nested.
  return (
    <LabeledField label={label} help={help} error={issue}>
      {(attributes) => (
        <Flex gap={2}>
          <TextInput
            {...attributes}
            ref={input}
            inputMode="numeric"
            value={text}
            readOnly={isDisabled}
            onChange={(event) =>
              setTyped({ text: event.currentTarget.value, before: typed ? typed.before : value })
            }
            onKeyDown={(event) => {
              if (event.key === 'Enter') void save()
            }}
            customValidity={issue}
          />
          <Button text={action} disabled={!canSave} onClick={() => void save()} />
        </Flex>
      )}
    </LabeledField>
  )
}
