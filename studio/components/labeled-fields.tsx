import { Checkbox, Flex, Radio, Select, Stack, Text, TextArea, TextInput } from '@sanity/ui'
import { type ChangeEvent, type ReactNode, useId } from 'react'

/** The attributes that connect an input to its label, help and error. */
export interface LabeledAttributes {
  id: string
  'aria-describedby': string | undefined
}

interface LabeledFieldProps {
  label: string
  /** A text below the input. */
  help?: string
  /** Why the input is invalid. */
  error?: string | null | undefined
  children: (attributes: LabeledAttributes) => ReactNode
}

/** An input below its label. */
export function LabeledField({ label, help, error, children }: LabeledFieldProps) {
  const id = useId()
  const [helpId, errorId] = [`${id}-help`, `${id}-error`]
  const described = [help && helpId, error && errorId].filter(Boolean).join(' ')
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      {children({ id, 'aria-describedby': described || undefined })}
      {help && (
        <Text id={helpId} size={1} muted>
          {help}
        </Text>
      )}
      {error && (
        <Text id={errorId} size={1} role="alert">
          {error}
        </Text>
      )}
    </Stack>
  )
}

interface LabeledTextProps extends Pick<LabeledFieldProps, 'label' | 'help'> {
  value: string
  /** Lines of the text; without it, the text has one. */
  rows?: number
  maxLength?: number
  readOnly?: boolean
  inputMode?: 'decimal'
  onChange: (value: string) => void
}

/** A text input below its label. */
export function LabeledText({ label, help, rows, onChange, ...input }: LabeledTextProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onChange(event.currentTarget.value)
  return (
    <LabeledField label={label} help={help}>
      {(attributes) =>
        rows ? (
          <TextArea {...attributes} {...input} rows={rows} onChange={handleChange} />
        ) : (
          <TextInput {...attributes} {...input} onChange={handleChange} />
        )
      }
    </LabeledField>
  )
}

interface LabeledSelectProps<Value extends string> extends Pick<LabeledFieldProps, 'label' | 'help'> {
  value: Value
  options: readonly { value: Value; title: string; lang?: string }[]
  onSelect: (value: Value) => void
}

/** A list of choices below its label. */
export function LabeledSelect<Value extends string>(props: LabeledSelectProps<Value>) {
  const { value, options, onSelect, ...labels } = props
  return (
    <LabeledField {...labels}>
      {(attributes) => (
        <Select
          {...attributes}
          value={value}
          onChange={(event) => onSelect(event.currentTarget.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.title}
            </option>
          ))}
        </Select>
      )}
    </LabeledField>
  )
}

interface LabeledRadioProps {
  isSelected: boolean
  isDisabled?: boolean
  onSelect: () => void
  children: ReactNode
}

/** A radio button of the form of a refund, with its label. */
export function LabeledRadio({ isSelected, isDisabled = false, onSelect, children }: LabeledRadioProps) {
  const id = useId()
  return (
    <Flex gap={3} align="center">
      <Radio id={id} name="refund" checked={isSelected} disabled={isDisabled} onChange={onSelect} />
      <Text as="label" htmlFor={id} size={1} muted={isDisabled}>
        {children}
      </Text>
    </Flex>
  )
}

interface LabeledCheckboxProps {
  isOn: boolean
  isDisabled?: boolean | undefined
  onToggle: (isOn: boolean) => void
  children: ReactNode
}

/** A checkbox with its label. */
export function LabeledCheckbox({ isOn, isDisabled = false, onToggle, children }: LabeledCheckboxProps) {
  const id = useId()
  return (
    <Flex gap={3} align="center">
      <Checkbox
        id={id}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      <Text as="label" htmlFor={id} size={1}>
        {children}
      </Text>
    </Flex>
  )
}
