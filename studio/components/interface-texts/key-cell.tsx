import { Flex, Stack, Text, TextInput } from '@sanity/ui'
import type { FieldMember } from 'sanity'
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
export function KeyLabel({ name, issue, values }: KeyNotes & { name: string }) {
  return (
    <Stack gap={3}>
      {name && <KeyName>{name}</KeyName>}
      <Placeholders values={values} />
      <IssuesList issues={issue ? [issue] : []} />
    </Stack>
  )
}

function Placeholders({ values }: Pick<KeyNotes, 'values'>) {
  if (values.length === 0) return null
  return (
    <Text size={0} muted>
      Placeholders: <span dir="ltr">{values.join(' ')}</span>
    </Text>
  )
}

/** Edits the key of a text that has none, or one that the site does not use. */
export function KeyField({ member, issue, values }: KeyNotes & { member: FieldMember }) {
  return (
    <PlainField
      member={member}
      renderInput={({ elementProps, readOnly, id }) => (
        <TextInput
          {...elementProps}
          fontSize={1}
          padding={2}
          readOnly={readOnly}
          aria-label="Key"
          aria-describedby={`${id}-issues`}
          spellCheck={false}
        />
      )}
      renderFrame={(input, { validation, inputId }) => {
        const others = validation.filter(
          ({ level, message }) => level === 'error' && message !== issue?.message,
        )
        return (
          <Stack gap={2}>
            {input}
            <IssuesList
              id={`${inputId}-issues`}
              issues={[
                ...(issue ? [issue] : []),
                ...others.map(({ message }) => ({ level: 'error', kind: 'mistake', message }) as const),
              ]}
            />
            <Placeholders values={values} />
          </Stack>
        )
      }}
    />
  )
}

/** Edits the note for translators. */
export function NoteField({ member }: { member: FieldMember }) {
  return (
    <PlainField
      member={member}
      renderInput={({ elementProps, readOnly }) => (
        <TextInput
          {...elementProps}
          fontSize={1}
          padding={2}
          readOnly={readOnly}
          aria-label="Note for translators"
          placeholder="Note for translators"
        />
      )}
      renderFrame={(input) => (
        <Flex direction="column" marginTop={3}>
          {input}
        </Flex>
      )}
    />
  )
}
