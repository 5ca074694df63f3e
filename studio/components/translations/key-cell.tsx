import { Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useCallback } from 'react'
import {
  ChangeIndicator,
  type FieldMember,
  type FieldProps,
  type InputProps,
  type StringInputProps,
} from 'sanity'
import type { Finding } from '../../../schemas/validation/translation-texts.ts'
import { FindingsList } from './findings-list.tsx'
import { PlainField } from './plain-field.tsx'
import { KeyName } from './styles.ts'

/** What stands in the first column besides the key itself. */
interface KeyNotes {
  finding: Finding | undefined
  /** The values that the site fills in, such as “{count}”. */
  values: readonly string[]
}

/** The key, what the site fills in, and what is wrong with the key. */
export function KeyLabel({ name, finding, values, id }: KeyNotes & { name: string; id?: string }) {
  return (
    <Stack gap={3}>
      {name && <KeyName>{name}</KeyName>}
      {values.length > 0 && (
        <Text size={0} muted>
          Filled in: <span dir="ltr">{values.join(' ')}</span>
        </Text>
      )}
      <FindingsList id={id ?? ''} findings={finding ? [finding] : []} />
    </Stack>
  )
}

/** The key as a field: for a text that has none yet, or one that the site does not know. */
export function KeyField({ member, finding, values }: KeyNotes & { member: FieldMember }) {
  const renderInput = useCallback((props: Omit<InputProps, 'renderDefault'>) => {
    const { elementProps, readOnly, id } = props as StringInputProps
    return (
      <TextInput
        {...elementProps}
        fontSize={1}
        padding={2}
        readOnly={readOnly}
        aria-label="Key"
        aria-describedby={`${id}-said`}
        spellCheck={false}
      />
    )
  }, [])
  const renderField = useCallback(
    (field: Omit<FieldProps, 'renderDefault'>) => {
      const others = field.validation.filter(
        ({ level, message }) => level === 'error' && message !== finding?.message,
      )
      return (
        <Stack gap={2}>
          <ChangeIndicator
            path={field.path}
            isChanged={field.changed}
            hasFocus={Boolean(field.inputProps.focused)}
          >
            {field.children}
          </ChangeIndicator>
          <FindingsList
            id={`${field.inputId}-said`}
            findings={[
              ...(finding ? [finding] : []),
              ...others.map(({ message }) => ({ level: 'error', kind: 'mistake', message }) as const),
            ]}
          />
          <KeyLabel name="" finding={undefined} values={values} />
        </Stack>
      )
    },
    [finding, values],
  )
  return <PlainField member={member} renderField={renderField} renderInput={renderInput} />
}

/** The note for translators, as a quiet field of its own. */
export function NoteField({ member }: { member: FieldMember }) {
  return <PlainField member={member} renderField={renderNoteField} renderInput={renderNoteInput} />
}

function renderNoteInput(props: Omit<InputProps, 'renderDefault'>) {
  const { elementProps, readOnly } = props as StringInputProps
  return (
    <TextInput
      {...elementProps}
      fontSize={1}
      padding={2}
      readOnly={readOnly}
      aria-label="Note for translators"
      placeholder="Note for translators"
    />
  )
}

function renderNoteField(field: Omit<FieldProps, 'renderDefault'>) {
  return (
    <Flex direction="column" marginTop={3}>
      <ChangeIndicator
        path={field.path}
        isChanged={field.changed}
        hasFocus={Boolean(field.inputProps.focused)}
      >
        {field.children}
      </ChangeIndicator>
    </Flex>
  )
}
