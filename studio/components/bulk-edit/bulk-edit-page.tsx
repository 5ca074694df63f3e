import { Tab, TabList } from '@sanity/ui'
import { type ObjectSchemaType, useCurrentUser, useSchema } from 'sanity'
import { useRouter } from 'sanity/router'
import { hasPosition, OrderingPanel } from '../ordering/ordering-panel.tsx'
import { ALL_DRAFTS, bulkTypes } from './bulk-documents.ts'
import { SelectionPanel } from './selection-panel.tsx'

const MODES = [
  { mode: 'select', title: 'Select' },
  { mode: 'order', title: 'Order' },
] as const

/** Shows the documents of a type to select several, or to arrange them. The address names the type and which of both. */
export function BulkEditPage() {
  const types = bulkTypes(useCurrentUser())
  const schema = useSchema()
  const router = useRouter()
  const { type: requested, mode } = router.state
  const choice = types.find((type) => type === requested) ?? ALL_DRAFTS
  const isOrdered = hasPosition(schema.get(choice) as ObjectSchemaType | undefined)
  const isArranging = isOrdered && mode === 'order'
  const header = isOrdered && (
    <TabList gap={1}>
      {MODES.map((each) => (
        <Tab
          key={each.mode}
          id={`bulk-edit-${each.mode}`}
          aria-controls="bulk-edit-panel"
          label={each.title}
          selected={isArranging === (each.mode === 'order')}
          onClick={() => router.navigate({ type: choice, mode: each.mode })}
        />
      ))}
    </TabList>
  )
  return (
    <div id="bulk-edit-panel" style={{ height: '100%' }}>
      {isArranging ? (
        <OrderingPanel key={choice} type={choice} header={header} />
      ) : (
        <SelectionPanel {...{ types, choice, header }} onChoose={(type) => router.navigate({ type })} />
      )}
    </div>
  )
}
