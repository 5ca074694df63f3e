import { Button, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { DocumentPreview, OpenDocumentButton } from '../document-links.tsx'
import { Muted } from '../muted.tsx'
import type { BulkDocument } from './bulk-documents.ts'

/** Rows shown at once; previews of thousands would be slow. */
const PAGE_ROWS = 100

interface DocumentsTableProps {
  documents: readonly BulkDocument[]
  selected: ReadonlySet<string>
  /** What an empty list says. */
  empty: string
  isBusy: boolean
  onSelect: (ids: readonly string[], isSelected: boolean) => void
}

/** Lists documents with a box to choose each, and one for all that the list shows. */
export function DocumentsTable({ documents, selected, empty, isBusy, onSelect }: DocumentsTableProps) {
  const [shown, setShown] = useState(PAGE_ROWS)
  const ids = documents.map(({ id }) => id)
  const chosen = ids.filter((id) => selected.has(id)).length
  if (documents.length === 0) return <Muted>{empty}</Muted>
  return (
    <Stack gap={3}>
      <Flex as="label" gap={3} align="center" paddingX={3}>
        <Checkbox
          checked={chosen === ids.length}
          indeterminate={chosen > 0 && chosen < ids.length}
          disabled={isBusy}
          onChange={(event) => onSelect(ids, event.currentTarget.checked)}
        />
        <Text size={1} weight="medium">
          All {documents.length} in this list
        </Text>
      </Flex>
      <Stack as="ul" gap={1} aria-label="Documents" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {documents.slice(0, shown).map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            isSelected={selected.has(document.id)}
            isBusy={isBusy}
            onSelect={(isSelected) => onSelect([document.id], isSelected)}
          />
        ))}
      </Stack>
      {documents.length > shown && (
        <Flex>
          <Button
            mode="ghost"
            text={`Show ${Math.min(PAGE_ROWS, documents.length - shown)} more of ${documents.length}`}
            onClick={() => setShown(shown + PAGE_ROWS)}
          />
        </Flex>
      )}
    </Stack>
  )
}

interface DocumentRowProps {
  document: BulkDocument
  isSelected: boolean
  isBusy: boolean
  onSelect: (isSelected: boolean) => void
}

function DocumentRow({ document, isSelected, isBusy, onSelect }: DocumentRowProps) {
  const { id, type, isPublished, hasDraft } = document
  // Among all unpublished changes, the published version of a draft is unknown.
  const state = isPublished ? (hasDraft ? 'Changed' : 'Published') : 'Draft'
  return (
    <Card as="li" radius={2} border tone={isSelected ? 'primary' : 'default'} data-document={id}>
      <Flex align="center" gap={1} wrap="wrap" paddingX={3} paddingY={1}>
        <Flex as="label" gap={3} align="center" style={{ flex: '1 1 15rem', minWidth: 0 }}>
          <Checkbox
            checked={isSelected}
            disabled={isBusy}
            onChange={(event) => onSelect(event.currentTarget.checked)}
          />
          <DocumentPreview id={id} type={type} />
        </Flex>
        <Flex align="center" gap={2} style={{ marginInlineStart: 'auto' }}>
          <Muted>{state}</Muted>
          <OpenDocumentButton id={id} type={type} />
        </Flex>
      </Flex>
    </Card>
  )
}
