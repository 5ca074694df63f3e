import { Tab, TabList } from '@sanity/ui'
import { type ObjectSchemaType, useCurrentUser, useSchema } from 'sanity'
import { useRouter } from 'sanity/router'
import { hasPosition } from '../ordering/ordering.ts'
import { OrderingPanel } from '../ordering/ordering-panel.tsx'
import { ImportPanel } from '../translation-files/import-panel.tsx'
import { ALL_DRAFTS, bulkTypes } from './bulk-documents.ts'
import { SelectionPanel } from './selection-panel.tsx'

const MODES = [
  { mode: 'select', title: 'Select' },
  { mode: 'order', title: 'Order' },
  { mode: 'import', title: 'Import translations' },
] as const

/** Shows the documents of a type to select several or to arrange them, or imports translations. The address names the type and the view. */
export function BulkEditPage() {
  const types = bulkTypes(useCurrentUser())
  const schema = useSchema()
  const router = useRouter()
  const { type: requested, mode } = router.state
  const choice = types.find((type) => type === requested) ?? ALL_DRAFTS
  const isOrdered = hasPosition(schema.get(choice) as ObjectSchemaType | undefined)
  const modes = MODES.filter((each) => each.mode !== 'order' || isOrdered)
  const shown = modes.find((each) => each.mode === mode)?.mode ?? 'select'
  const header = (
    <TabList gap={1}>
      {modes.map((each) => (
        <Tab
          key={each.mode}
          id={`bulk-edit-${each.mode}`}
          aria-controls="bulk-edit-panel"
          label={each.title}
          selected={each.mode === shown}
          onClick={() => router.navigate({ type: choice, mode: each.mode })}
        />
      ))}
    </TabList>
  )
  return (
    <div id="bulk-edit-panel" style={{ height: '100%' }}>
      {shown === 'order' && <OrderingPanel key={choice} type={choice} header={header} />}
      {shown === 'import' && <ImportPanel type={types[0] ?? 'page'} header={header} />}
      {shown === 'select' && (
        <SelectionPanel
          types={types}
          choice={choice}
          header={header}
          onChoose={(type) => router.navigate({ type })}
        />
      )}
    </div>
  )
}
