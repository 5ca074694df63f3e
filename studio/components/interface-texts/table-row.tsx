import { Box } from '@sanity/ui'
import { memo, useState } from 'react'
import {
  ArrayOfObjectsItem,
  type ArrayOfObjectsItemMember,
  type FieldMember,
  type ObjectArrayFormNode,
} from 'sanity'
import { LOCALES } from '#schemas/shared/locales.ts'
import type { Issue } from '#schemas/validation/translation-texts.ts'
import { Muted } from '../muted.tsx'
import type { Entry, EntryIssues } from './entries.ts'
import { KeyField, KeyLabel, NoteField } from './key-cell.tsx'
import { RowMenu } from './row-menu.tsx'
import { Row } from './styles.ts'
import { StaticCell, TextCell } from './text-cell.tsx'

const nothing = () => null

interface TableRowProps {
  member: ArrayOfObjectsItemMember<ObjectArrayFormNode>
  issues: EntryIssues
  keyIssue: Issue | undefined
  /** Placeholders of the text; none for an unknown key. */
  values: readonly string[]
  isKnown: boolean
  onRemove: (key: string) => void
}

const entryOf = ({ item }: TableRowProps['member']) => item.value as unknown as Entry

function fieldsOf({ item }: TableRowProps['member']): Partial<Record<string, FieldMember>> {
  const fields = item.members.filter((member) => member.kind === 'field')
  return Object.fromEntries(fields.map((field) => [field.name, field]))
}

/** A row far outside the viewport: text only, in the same place and size. */
export const StaticRow = memo(function StaticRow({ member, issues, keyIssue, values }: TableRowProps) {
  const entry = entryOf(member)
  return (
    <Row role="row" data-row={member.key}>
      <div data-cell="key" role="rowheader">
        <KeyLabel name={entry.key ?? ''} issue={keyIssue} values={values} />
      </div>
      {LOCALES.map((locale) => (
        <StaticCell key={locale.id} locale={locale} issues={issues[locale.id]} text={entry[locale.id]} />
      ))}
    </Row>
  )
})

function Cells({ member, issues, keyIssue, values, isKnown, onRemove }: TableRowProps) {
  const [isNoteOpen, setNoteOpen] = useState(false)
  const entry = entryOf(member)
  const name = entry.key ?? 'text without a key'
  const fields = fieldsOf(member)
  const { key, note } = fields
  // The key stays editable while it has focus, even once it is valid.
  const isKeyOpen = key && (!isKnown || keyIssue?.level === 'error' || key.field.focused)
  const hasNote = isNoteOpen || Boolean(entry.note)
  return (
    <Row role="row" data-row={member.key}>
      <div data-cell="key" role="rowheader">
        {isKeyOpen && !member.item.readOnly ? (
          <KeyField member={key} issue={keyIssue} values={values} />
        ) : (
          <KeyLabel name={entry.key ?? ''} issue={keyIssue} values={values} />
        )}
        {hasNote && note && <NoteField member={note} />}
      </div>
      {LOCALES.map((locale) => {
        const field = fields[locale.id]
        return (
          field && (
            <TextCell
              key={locale.id}
              member={field}
              textKey={name}
              locale={locale}
              issues={issues[locale.id]}
            />
          )
        )
      })}
      <div data-cell="menu" role="cell">
        {!member.item.readOnly && (
          <RowMenu
            id={`${member.item.id}-menu`}
            name={name}
            onNote={hasNote ? undefined : () => setNoteOpen(true)}
            onRemove={() => onRemove(member.key)}
          />
        )}
      </div>
    </Row>
  )
}

/** A row in or near the viewport, with editable fields of Studio's form. */
export const LiveRow = memo(function LiveRow(props: TableRowProps) {
  return (
    <ArrayOfObjectsItem
      member={props.member}
      renderItem={() => <Cells {...props} />}
      renderInput={nothing}
      renderField={nothing}
      renderPreview={nothing}
    />
  )
})

/** A row for stored data that is not a text. */
export function InvalidRow({ id }: { id: string }) {
  return (
    <Box paddingY={3} data-row={id}>
      <Muted>This entry isn’t a text, so it can’t be edited here.</Muted>
    </Box>
  )
}
