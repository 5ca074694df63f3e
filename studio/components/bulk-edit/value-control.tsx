import { Flex, Select, TextInput } from '@sanity/ui'
import type { LabeledAttributes } from '../labeled-fields.tsx'
import type { EditableField } from './editable-fields.ts'
import { MAX_TARGETS, useTargets } from './use-targets.ts'
import { NO_VALUE, UNCHOSEN, type ValueFields } from './value-form.ts'

interface ValueControlProps {
  attributes: LabeledAttributes
  field: EditableField | undefined
  fields: ValueFields
  error: string | null
  onChange: (part: Partial<ValueFields>) => void
}

/** The input for the new value: a choice among what the field allows, or a number for prices and stock. */
export function ValueControl({ attributes, field, fields, error, onChange }: ValueControlProps) {
  if (!field)
    return (
      <TextInput
        {...attributes}
        value={fields.value}
        inputMode={fields.change === 'stock' ? 'numeric' : 'decimal'}
        placeholder={fields.change === 'stock' ? '20' : '5 or -7.5'}
        customValidity={error ?? undefined}
        onChange={(event) => onChange({ value: event.currentTarget.value })}
      />
    )
  const isList = field.kind === 'references' || field.kind === 'choices'
  return (
    <Flex gap={2}>
      {isList && (
        <Select
          aria-label="Add or remove"
          value={fields.mode}
          onChange={(event) => onChange({ mode: event.currentTarget.value as ValueFields['mode'] })}
        >
          <option value="add">Add</option>
          <option value="remove">Remove</option>
        </Select>
      )}
      <ValueSelect
        attributes={attributes}
        field={field}
        value={fields.value}
        onChange={(value) => onChange({ value })}
      />
    </Flex>
  )
}

interface ValueSelectProps {
  attributes: LabeledAttributes
  field: EditableField
  value: string
  onChange: (value: string) => void
}

function ValueSelect({ attributes, field, value, onChange }: ValueSelectProps) {
  const targets = useTargets(field.targets)
  const choices = [...field.options, ...targets]
  const canBeEmpty = field.kind === 'choice' || field.kind === 'reference'
  return (
    <Select {...attributes} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value={UNCHOSEN}>Choose…</option>
      {choices.map((choice) => (
        <option key={String(choice.value)} value={String(choice.value)}>
          {choice.title}
        </option>
      ))}
      {targets.length === MAX_TARGETS && (
        <option disabled>Not all fit in this list. Choose others in the document itself.</option>
      )}
      {canBeEmpty && <option value={NO_VALUE}>No value</option>}
    </Select>
  )
}
