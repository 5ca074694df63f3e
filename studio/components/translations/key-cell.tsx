import { Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useCallback } from 'react'
import {
  ChangeIndicator,
  type FieldMember,
  type FieldProps,
  type InputProps,
  type StringInputProps,
} from 'sanity'
import type { Issue } from '#schemas/validation/translation-texts.ts'
import { IssuesList } from './issues-list.tsx'
import { PlainField } from './plain-field.tsx'
import { KeyName } from './styles.ts'

/** The contents of the first column besides the key. */
interface KeyNotes {
  issue: Issue | undefined
  /** Placeholders of the text, such as “{count}”. */
  values: readonly string[]
}

/** Shows the key, the placeholders and an issue of the key. */
export function KeyLabel({ name, issue, values, id }: KeyNotes & { name: string; id?: string }) {
  return (
    <Stack gap={3}>
      {name && <KeyName>{name}</KeyName>}
      {values.length > 0 && (
        <Text size={0} muted>
          Placeholders: <span dir="ltr">{values.join(' ')}</span>
        </Text>
      )}
      <IssuesList id={id ?? ''} issues={issue ? [issue] : []} />
    </Stack>
  )
}

/** Edits the key of a text that has none, or one that the site does not use. */
export function KeyField({ member, issue, values }: KeyNotes & { member: FieldMember }) {
  const renderInput = useCallback((props: Omit<InputProps, 'renderDefault'>) => {
    const { elementProps, readOnly, id } = props as StringInputProps
    return (
      <TextInput
        {...elementProps}
        fontSize={1}
        padding={2}
        readOnly={readOnly}
        aria-label="Key"
        aria-describedby={`${id}-issues`}
        spellCheck={false}
      />
    )
  }, [])
  const renderField = useCallback(
    (field: Omit<FieldProps, 'renderDefault'>) => {
      const others = field.validation.filter(
        ({ level, message }) => level === 'error' && message !== issue?.message,
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
          <IssuesList
            id={`${field.inputId}-issues`}
            issues={[
              ...(issue ? [issue] : []),
              ...others.map(({ message }) => ({ level: 'error', kind: 'mistake', message }) as const),
            ]}
          />
          <KeyLabel name="" issue={undefined} values={values} />
        </Stack>
      )
    },
    [issue, values],
  )
  return <PlainField member={member} renderField={renderField} renderInput={renderInput} />
}

/** Edits the note for translators. */
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
