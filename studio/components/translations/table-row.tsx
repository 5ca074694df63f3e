import { Box, Text } from '@sanity/ui'
import { memo, useState } from 'react'
import {
  ArrayOfObjectsItem,
  type ArrayOfObjectsItemMember,
  type FieldMember,
  type ObjectArrayFormNode,
} from 'sanity'
import { LOCALES } from '../../../schemas/shared/locales.ts'
import type { Finding } from '../../../schemas/validation/translation-texts.ts'
import type { Entry, Findings } from './entries.ts'
import { KeyField, KeyLabel, NoteField } from './key-cell.tsx'
import { RowMenu } from './row-menu.tsx'
import { Row } from './styles.ts'
import { StillCell, TextCell } from './text-cell.tsx'

const nothing = () => null

/** What a row shows. */
export interface TableRowProps {
  member: ArrayOfObjectsItemMember<ObjectArrayFormNode>
  findings: Findings
  keyFinding: Finding | undefined
  /** The values that the site fills in; none where the site does not know the key. */
  values: readonly string[]
  isKnown: boolean
  onRemove: (key: string) => void
}

const entryOf = ({ item }: TableRowProps['member']) => item.value as unknown as Entry

/** The fields of an entry by name. */
function fieldsOf({ item }: TableRowProps['member']): Partial<Record<string, FieldMember>> {
  const fields = item.members.filter((member) => member.kind === 'field')
  return Object.fromEntries(fields.map((field) => [field.name, field]))
}

/** A row far from sight: its words, in the same place and size. */
export const StillRow = memo(function StillRow({ member, findings, keyFinding, values }: TableRowProps) {
  const entry = entryOf(member)
  return (
    <Row role="row" data-row={member.key}>
      <div data-cell="key" role="rowheader">
        <KeyLabel name={entry.key ?? ''} finding={keyFinding} values={values} />
      </div>
      {LOCALES.map((locale) => (
        <StillCell key={locale.id} locale={locale} findings={findings[locale.id]} text={entry[locale.id]} />
      ))}
    </Row>
  )
})

/** The cells of a row, live fields of Studio's form. */
function Cells({ member, findings, keyFinding, values, isKnown, onRemove }: TableRowProps) {
  const [isNoting, setNoting] = useState(false)
  const entry = entryOf(member)
  const name = entry.key ?? 'text without a key'
  const fields = fieldsOf(member)
  const { key, note } = fields
  // A key stays a field while one types in it, even when it has become right.
  const isKeyOpen = key && (!isKnown || keyFinding?.level === 'error' || key.field.focused)
  const hasNote = isNoting || Boolean(entry.note)
  return (
    <Row role="row" data-row={member.key}>
      <div data-cell="key" role="rowheader">
        {isKeyOpen && !member.item.readOnly ? (
          <KeyField member={key} finding={keyFinding} values={values} />
        ) : (
          <KeyLabel name={entry.key ?? ''} finding={keyFinding} values={values} />
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
              findings={findings[locale.id]}
            />
          )
        )
      })}
      <div data-cell="menu" role="cell">
        {!member.item.readOnly && (
          <RowMenu
            id={`${member.item.id}-menu`}
            name={name}
            onNote={hasNote ? undefined : () => setNoting(true)}
            onRemove={() => onRemove(member.key)}
          />
        )}
      </div>
    </Row>
  )
}

/** A row in or near sight: an item of Studio's form, whose fields stand side by side. */
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

/** Says that an item cannot be shown: its data is not a text. */
export function StrangeRow({ id }: { id: string }) {
  return (
    <Box paddingY={3} data-row={id}>
      <Text size={1} muted>
        This entry is not a text and cannot be edited here.
      </Text>
    </Box>
  )
}
