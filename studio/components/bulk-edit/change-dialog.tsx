import { Button, Dialog, Flex, Select, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import type { EditableField } from './editable-fields.ts'
import type { BulkAction } from './use-bulk-actions.ts'
import { ValueControl } from './value-control.tsx'
import { parseAction, PRODUCT_CHANGES, UNCHOSEN, type ValueFields } from './value-form.ts'

interface ChangeDialogProps {
  /** For example `12 documents`. */
  counted: string
  editable: readonly EditableField[]
  hasProducts: boolean
  onApply: (action: BulkAction) => void
  onClose: () => void
}

/** Chooses a field and its new value for all chosen documents. */
export function ChangeDialog({ counted, editable, hasProducts, onApply, onClose }: ChangeDialogProps) {
  const changes = [...editable, ...(hasProducts ? PRODUCT_CHANGES : [])]
  const [fields, setFields] = useState<ValueFields>({
    ...{ change: changes[0]?.name ?? '', value: UNCHOSEN, mode: 'add' },
  })
  const [changeId, valueId] = [useId(), useId()]
  const field = editable.find(({ name }) => name === fields.change)
  const action = parseAction(fields, field)
  const error = 'error' in action ? action.error : null
  return (
    <Dialog id="bulk-change" header={`Change ${counted}`} width={0} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!('error' in action)) onApply(action)
        }}
      >
        <Stack gap={5} padding={4}>
          <Stack gap={3}>
            <Text as="label" htmlFor={changeId} size={1} weight="medium">
              What to change
            </Text>
            <Select
              id={changeId}
              value={fields.change}
              onChange={(event) =>
                setFields({ change: event.currentTarget.value, value: UNCHOSEN, mode: 'add' })
              }
            >
              {changes.map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </Select>
          </Stack>
          <Stack gap={3}>
            <Text as="label" htmlFor={valueId} size={1} weight="medium">
              {fields.change === 'price' && !field ? 'Percentage' : 'New value'}
            </Text>
            <ValueControl
              id={valueId}
              field={field}
              fields={fields}
              error={error}
              onChange={(part) => setFields({ ...fields, ...part })}
            />
            {error && (
              <Text size={1} role="alert">
                {error}
              </Text>
            )}
          </Stack>
          <Text size={1} muted>
            {fields.change === 'stock' && !field
              ? 'Stock changes take effect at once.'
              : 'Changes are saved as drafts. Nothing goes live until you publish.'}
          </Text>
          <Flex gap={2} justify="flex-end">
            <Button mode="bleed" text="Cancel" onClick={onClose} />
            <Button type="submit" tone="primary" text={`Change ${counted}`} disabled={'error' in action} />
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
