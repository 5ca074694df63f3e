import { type ReactNode, useMemo, useState } from 'react'
import { useCurrentUser, useSchema } from 'sanity'
import { PERMANENT_TYPES } from '#schemas/shared/singletons.ts'
import { NoticeCard } from '../notice-card.tsx'
import { Loading } from '../pane.tsx'
import { ToolFrame } from '../tool-frame.tsx'
import { useLiveQuery } from '../use-live-query.ts'
import {
  ALL_DRAFTS,
  BULK_LISTENED,
  BULK_QUERY,
  type BulkFilter,
  type BulkRow,
  describeLimit,
  draftTypes,
  filterDocuments,
  joinVersions,
} from './bulk-documents.ts'
import { DocumentsTable } from './documents-table.tsx'
import { editableFields } from './editable-fields.ts'
import { ListControls } from './list-controls.tsx'
import { SelectionFooter } from './selection-footer.tsx'
import { type BulkAction, useBulkActions } from './use-bulk-actions.ts'

const NOTHING: ReadonlySet<string> = new Set()

interface SelectionPanelProps {
  types: readonly string[]
  /** A type, or `ALL_DRAFTS`. */
  choice: string
  /** Switches to the order of the documents. */
  header: ReactNode
  onChoose: (choice: string) => void
}

/** Publishes, unpublishes or changes many documents at once. */
export function SelectionPanel({ types, choice, header, onChoose }: SelectionPanelProps) {
  const schema = useSchema()
  const isDrafts = choice === ALL_DRAFTS
  const isPermanent = PERMANENT_TYPES.includes(choice)
  const user = useCurrentUser()
  const params = { types: isDrafts ? draftTypes(user) : [choice], draftsOnly: isDrafts }
  const { data, hasFailed } = useLiveQuery<string, BulkRow[]>(BULK_QUERY, BULK_LISTENED, params)
  const [filter, setFilter] = useState<BulkFilter>('all')
  const [search, setSearch] = useState('')
  const [selected, setSelected] = useState(NOTHING)
  const { run, progress, finished, dismiss } = useBulkActions()

  const limit = describeLimit(data ?? [])
  const documents = useMemo(() => joinVersions(data ?? []), [data])
  const listed = useMemo(() => filterDocuments(documents, filter, search), [documents, filter, search])
  // What the filter hides is not changed, so that nobody changes documents that they do not see.
  const chosen = listed.filter(({ id }) => selected.has(id))

  function select(ids: readonly string[], isSelected: boolean) {
    const remaining = [...selected].filter((id) => !ids.includes(id))
    setSelected(new Set(isSelected ? [...remaining, ...ids] : remaining))
  }
  function choose(next: string) {
    setSelected(NOTHING)
    setFilter('all')
    dismiss()
    onChoose(next)
  }
  async function runOnChosen(action: BulkAction) {
    const ids = chosen.map(({ id }) => id)
    const types = new Map(chosen.map(({ id, type }) => [id, type]))
    const { problems } = await run(ids, action, (id) => types.get(id) ?? choice)
    // Edited documents stay selected, to be published next; of the others only those that failed.
    if (action.kind !== 'edit') setSelected(new Set(problems.map(({ id }) => id)))
  }
  return (
    <ToolFrame
      description="Select several documents, then publish them, take them off the site, or change the same field in all of them."
      documentType={isDrafts ? (types[0] ?? 'page') : choice}
      hasFailed={hasFailed}
      footer={
        <SelectionFooter
          ids={chosen.map(({ id }) => id)}
          editable={isDrafts || isPermanent ? [] : editableFields(schema.get(choice))}
          canUnpublish={!isPermanent}
          hasProducts={choice === 'product'}
          progress={progress}
          finished={finished}
          onRun={(action) => void runOnChosen(action)}
        />
      }
    >
      {header}
      <ListControls
        types={types}
        choice={choice}
        filter={filter}
        search={search}
        isBusy={progress !== undefined}
        onChoose={choose}
        onFilter={setFilter}
        onSearch={setSearch}
      />
      {!data && !hasFailed && <Loading />}
      {limit && <NoticeCard tone="caution" text={limit} />}
      {data && (
        <DocumentsTable
          key={choice}
          documents={listed}
          selected={selected}
          empty={
            isDrafts && search === ''
              ? 'Everything is published. Drafts of all types appear here as soon as something is edited.'
              : 'Nothing matches. Show all, or search for fewer words.'
          }
          isBusy={progress !== undefined}
          onSelect={select}
        />
      )}
    </ToolFrame>
  )
}
