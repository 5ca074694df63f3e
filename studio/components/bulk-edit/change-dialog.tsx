import { Box } from '@sanity/ui'
import { useState } from 'react'
import { ActionForm } from '../action-form.tsx'
import { LabeledField, LabeledSelect } from '../labeled-fields.tsx'
import { Muted } from '../muted.tsx'
import { ToolDialog } from '../tool-dialog.tsx'
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
  const initialFields = (change: string): ValueFields => ({ change, value: UNCHOSEN, mode: 'add' })
  const [fields, setFields] = useState(() => initialFields(changes[0]?.name ?? ''))
  const field = editable.find(({ name }) => name === fields.change)
  const action = parseAction(fields, field)
  const error = 'error' in action ? action.error : null
  return (
    <ToolDialog id="bulk-change" header={`Change ${counted}`} width={0} onClose={onClose}>
      <Box padding={4}>
        <ActionForm
          action={`Change ${counted}`}
          isDisabled={'error' in action}
          onSubmit={() => {
            if (!('error' in action)) onApply(action)
          }}
          onCancel={onClose}
        >
          <LabeledSelect
            label="What to change"
            value={fields.change}
            options={changes.map(({ name, title }) => ({ value: name, title }))}
            onSelect={(change) => setFields(initialFields(change))}
          />
          <LabeledField
            label={fields.change === 'price' && !field ? 'Percentage' : 'New value'}
            error={error}
          >
            {(attributes) => (
              <ValueControl
                attributes={attributes}
                field={field}
                fields={fields}
                error={error}
                onChange={(part) => setFields({ ...fields, ...part })}
              />
            )}
          </LabeledField>
          <Muted>
            {fields.change === 'stock' && !field
              ? 'Stock changes take effect at once.'
              : 'Changes are saved as drafts. Nothing goes live until you publish.'}
          </Muted>
        </ActionForm>
      </Box>
    </ToolDialog>
  )
}
