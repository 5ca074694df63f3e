import { Button, Flex, Stack } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { formatCount } from '#schemas/preview/count.ts'
import { type Catalog, shownVersion } from '../catalog/catalog.ts'
import { ReleaseNotice } from '../catalog/release-notice.tsx'
import { UndoList } from '../catalog/undo-list.tsx'
import { useCatalogTool } from '../catalog/use-catalog-tool.ts'
import { Muted } from '../muted.tsx'
import { NoticeCard } from '../notice-card.tsx'
import { ToolFrame } from '../tool-frame.tsx'
import { type ChangeFields, ChangeForm, INITIAL_FIELDS, parseChange } from './change-form.tsx'
import { isLargeChange, LARGE_CHANGE_PERCENT } from './difference.ts'
import { LargeChangeDialog } from './large-change-dialog.tsx'
import { LinesTable } from './lines-table.tsx'
import { isChanged, patchesOf, planChange, type PlannedLine } from './plan.ts'
import type { PriceChange } from './price-change.ts'

/** Plans the lines of the selected category; without a change they show the current prices. */
function linesOf(catalog: Catalog, category: string, change: PriceChange | null): PlannedLine[] {
  const noChange = { by: 'percent', hundredths: 0, rounding: 'none' } as const
  const lines = planChange(catalog.entries, change ?? noChange)
  return category === '' ? lines : lines.filter((line) => line.category === category)
}

/** Returns the currencies of the products' prices, which an amount can change. */
const currenciesOf = (catalog: Catalog): string[] =>
  [...new Set(catalog.entries.map((entry) => shownVersion(entry).currency ?? ''))].filter(Boolean).sort()

/** Changes many prices at once, with a preview and undo. */
export function PriceChangeTool() {
  const tool = useCatalogTool('prices', 'price')
  const { catalog, notice, setNotice, isBusy } = tool
  const [typed, setFields] = useState<ChangeFields>(INITIAL_FIELDS)
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const [isConfirming, setConfirming] = useState(false)

  const currencies = useMemo(() => (catalog ? currenciesOf(catalog) : []), [catalog])
  const fields = useMemo(() => {
    const [first = typed.currency] = currencies
    return currencies.includes(typed.currency) ? typed : { ...typed, currency: first }
  }, [typed, currencies])
  const parsed = useMemo(() => parseChange(fields), [fields])
  const change = 'error' in parsed ? null : parsed
  const lines = useMemo(
    () => (catalog ? linesOf(catalog, fields.category, change) : []),
    [catalog, fields.category, change],
  )
  const changing = change ? lines.filter((line) => !excluded.has(line.id) && isChanged(line)) : []
  const largeChanges = changing.filter(isLargeChange)
  const unchangeable = change ? lines.filter(({ error }) => error).length : 0
  const action = changing.length > 0 ? `Change ${formatCount(changing.length, 'price')}` : 'Change prices'

  const apply = () =>
    void tool.run(async (current) => {
      setConfirming(false)
      const words = `${formatCount(changing.length, 'price')} changed`
      const error = await tool.commit(words, { patches: patchesOf(changing), created: [] }, current)
      if (error) return error
      setFields((current) => (current === typed ? { ...typed, size: '' } : current))
      setExcluded(new Set())
      return { tone: 'positive', text: `${words}. They’re live now.` }
    })

  function toggle(id: string) {
    const next = new Set(excluded)
    if (!next.delete(id)) next.add(id)
    setExcluded(next)
  }

  return (
    <ToolFrame
      description="Change the prices of many products at once. Review the list first: when you press the button, all prices change together and go live."
      isLoading={!catalog}
      hasFailed={tool.hasFailed}
      onReload={() => void tool.reload()}
      footer={
        <Stack gap={3}>
          {notice && <NoticeCard {...notice} />}
          {catalog && <ReleaseNotice catalog={catalog} ids={changing.map(({ id }) => id)} />}
          <Flex gap={3} align="center" wrap="wrap">
            <Button
              text={action}
              tone="primary"
              disabled={isBusy || changing.length === 0}
              loading={isBusy}
              onClick={() => (largeChanges.length > 0 ? setConfirming(true) : apply())}
            />
            {largeChanges.length > 0 && (
              <NoticeCard
                tone="caution"
                text={`${formatCount(largeChanges.length, 'price')} would change by more than ${LARGE_CHANGE_PERCENT}%.`}
              />
            )}
            {unchangeable > 0 && (
              <Muted>
                {formatCount(unchangeable, 'price')} can’t be changed. See the list for the reasons.
              </Muted>
            )}
          </Flex>
        </Stack>
      }
    >
      <ChangeForm
        fields={fields}
        error={'error' in parsed ? parsed.error : null}
        categories={catalog?.categories ?? []}
        currencies={currencies}
        onChange={(next) => {
          setFields(next)
          setNotice(undefined)
        }}
      />
      <LinesTable lines={lines} excluded={excluded} hasChange={change !== null} onToggle={toggle} />
      <UndoList changes={tool.changes} isBusy={isBusy} onUndo={tool.undo} />
      {isConfirming && largeChanges.length > 0 && (
        <LargeChangeDialog
          lines={largeChanges}
          action={action}
          onCancel={() => setConfirming(false)}
          onConfirm={apply}
        />
      )}
    </ToolFrame>
  )
}
