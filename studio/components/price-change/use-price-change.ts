import { useMemo, useState } from 'react'
import type { Catalog } from '../catalog/catalog.ts'
import { useCatalogTool } from '../catalog/use-catalog-tool.ts'
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

/** Holds the state of the price change tool. */
export function usePriceChange() {
  const { catalog, setNotice, run, commit, ...tool } = useCatalogTool('prices', countPrices)
  const [fields, setFields] = useState<ChangeFields>(INITIAL_FIELDS)
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const [isConfirming, setConfirming] = useState(false)

  const parsed = useMemo(() => parseChange(fields), [fields])
  const change = 'error' in parsed ? null : parsed
  const lines = useMemo(
    () => (catalog ? linesOf(catalog, fields.category, change) : []),
    [catalog, fields.category, change],
  )
  const changing = change ? lines.filter((line) => !excluded.has(line.id) && isChanged(line)) : []
  const largeChanges = changing.filter(isLargeChange)

  const apply = () =>
    void run(async (current) => {
      setConfirming(false)
      const words = `${countPrices(changing.length)} changed`
      const error = await commit(words, { patches: patchesOf(changing) }, current)
      if (error) return error
      setFields({ ...fields, size: '' })
      setExcluded(new Set())
      return { tone: 'positive', text: `${words}. They’re live now.` }
    })

  return {
    ...tool,
    catalog,
    fields,
    error: 'error' in parsed ? parsed.error : null,
    hasChange: change !== null,
    lines,
    excluded,
    changing,
    largeChanges,
    isConfirming,
    setFields: (next: ChangeFields) => {
      setFields(next)
      setNotice(undefined)
    },
    toggle: (id: string) =>
      setExcluded((ids) => new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])),
    /** Applies the change, or asks first if it is large. */
    requestApply: () => (largeChanges.length > 0 ? setConfirming(true) : apply()),
    cancel: () => setConfirming(false),
    apply,
  }
}
