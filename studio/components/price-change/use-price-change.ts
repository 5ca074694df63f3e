import { useMemo, useState } from 'react'
import type { Catalog } from '../catalog/catalog.ts'
import type { LoggedChange, UndoResult } from '../catalog/change-log.ts'
import { describeError, ERROR_TEXTS } from '../catalog/transaction.ts'
import { useCatalog } from '../catalog/use-catalog.ts'
import { useChangeLog } from '../catalog/use-change-log.ts'
import type { Notice } from '../notice-card.tsx'
import { type ChangeFields, INITIAL_FIELDS, parseChange } from './change-form.tsx'
import { isLargeChange } from './difference.ts'
import { isChanged, patchesOf, planChange, type PlannedLine } from './plan.ts'
import type { PriceChange } from './price-change.ts'

/** Formats a number of prices. */
export const countPrices = (count: number): string => (count === 1 ? '1 price' : `${count} prices`)

/** Plans the lines of the selected category; without a change they show the current prices. */
function linesOf(catalog: Catalog, category: string, change: PriceChange | null): PlannedLine[] {
  const noChange = { by: 'percent', hundredths: 0, rounding: 'none' } as const
  const lines = planChange(catalog.entries, change ?? noChange)
  return category === '' ? lines : lines.filter((line) => line.category === category)
}

/** Describes the result of an undo. */
function describeUndo({ result, restored, skipped }: UndoResult): Notice {
  if (result !== 'done') return { tone: 'critical', text: ERROR_TEXTS[result] }
  const text = `${countPrices(restored)} restored.`
  if (skipped === 0) return { tone: 'positive', text }
  return {
    tone: 'caution',
    text: `${text} ${countPrices(skipped)} left alone because of later changes.`,
  }
}

/** Holds the state of the price change tool. */
export function usePriceChange() {
  const { client, catalog, hasFailed, reload } = useCatalog()
  const [fields, setFields] = useState<ChangeFields>(INITIAL_FIELDS)
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const { changes, apply: applyChange, undo: undoChange } = useChangeLog(client, 'prices')
  const [notice, setNotice] = useState<Notice | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isConfirming, setConfirming] = useState(false)

  const parsed = useMemo(() => parseChange(fields), [fields])
  const change = 'error' in parsed ? null : parsed
  const lines = useMemo(
    () => (catalog ? linesOf(catalog, fields.category, change) : []),
    [catalog, fields.category, change],
  )
  const included = lines.filter(({ id }) => !excluded.has(id))
  const changing = change ? included.filter(isChanged) : []
  const largeChanges = changing.filter(isLargeChange)

  async function apply() {
    if (!catalog) return
    setConfirming(false)
    setBusy(true)
    const words = `${countPrices(changing.length)} changed`
    const applied = await applyChange(words, { patches: patchesOf(changing) }, catalog)
    if (applied.result === 'done') {
      setNotice({ tone: 'positive', text: `${words}. They’re live now.` })
      setFields({ ...fields, size: '' })
      setExcluded(new Set())
    } else setNotice({ tone: 'critical', text: describeError(applied) })
    await reload()
    setBusy(false)
  }

  async function undo(change: LoggedChange) {
    setBusy(true)
    const current = await reload()
    if (current) setNotice(describeUndo(await undoChange(change, current)))
    await reload()
    setBusy(false)
  }

  return {
    catalog,
    hasFailed,
    reload,
    fields,
    error: 'error' in parsed ? parsed.error : null,
    hasChange: change !== null,
    lines,
    excluded,
    changing,
    largeChanges,
    isConfirming,
    changes,
    notice,
    isBusy,
    setFields: (next: ChangeFields) => {
      setFields(next)
      setNotice(null)
    },
    toggle: (id: string) =>
      setExcluded((ids) => new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])),
    /** Applies the change, or asks first if it is large. */
    requestApply: () => (largeChanges.length > 0 ? setConfirming(true) : void apply()),
    cancel: () => setConfirming(false),
    apply: () => void apply(),
    undo: (change: LoggedChange) => void undo(change),
  }
}
