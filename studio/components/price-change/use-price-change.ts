import { useMemo, useState } from 'react'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { commitTogether, FAULTS } from '../catalogue/guarded-patches.ts'
import { useCatalogue } from '../catalogue/use-catalogue.ts'
import { FIRST_FIELDS, readChange, type ChangeFields } from './change-form.tsx'
import { isChanged, patchesOf, planChange, type PlannedLine } from './plan.ts'
import type { PriceChange } from './price-change.ts'
import { keepLastChange, lastChange, planUndo, rememberChange, type MadeChange } from './undo.ts'

/** How the last press of a button ended. */
export interface Notice {
  tone: 'positive' | 'caution' | 'critical'
  words: string
}

/** A number of prices in words. */
export const countPrices = (count: number): string => (count === 1 ? '1 price' : `${count} prices`)

/** The lines of a plan for what the form chose; without a change, nothing but what there is. */
function linesOf(catalogue: Catalogue, category: string, change: PriceChange | null): PlannedLine[] {
  const idle = { by: 'percent', hundredths: 0, rounding: 'none' } as const
  const lines = planChange(catalogue.entries, change ?? idle)
  return category === '' ? lines : lines.filter((line) => line.category === category)
}

/** The state of the tool that changes many prices. */
export function usePriceChange() {
  const { client, catalogue, hasFailed, read } = useCatalogue()
  const [fields, setFields] = useState<ChangeFields>(FIRST_FIELDS)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<MadeChange | null>(lastChange)
  const [notice, setNotice] = useState<Notice | null>(null)
  const [isBusy, setBusy] = useState(false)

  const written = useMemo(() => readChange(fields), [fields])
  const change = 'fault' in written ? null : written
  const lines = useMemo(
    () => (catalogue ? linesOf(catalogue, fields.category, change) : []),
    [catalogue, fields.category, change],
  )
  const chosen = lines.filter(({ id }) => !left.has(id))
  const changing = change ? chosen.filter(isChanged) : []

  function remember(made: MadeChange | null) {
    setLast(made)
    keepLastChange(made)
  }

  async function carryOut(planned: readonly PlannedLine[], after: () => Notice) {
    setBusy(true)
    const outcome = await commitTogether(client, patchesOf(planned))
    setNotice(outcome === 'done' ? after() : { tone: 'critical', words: FAULTS[outcome] })
    await read()
    setBusy(false)
  }

  const apply = () =>
    carryOut(changing, () => {
      const words = `${countPrices(changing.length)} changed`
      remember(rememberChange(words, changing, new Date()))
      setFields({ ...fields, size: '' })
      setLeft(new Set())
      return { tone: 'positive', words: `${words}. Visitors see them now.` }
    })

  async function undo() {
    const fresh = await read()
    if (!last || !fresh) return
    const planned = planUndo(last, fresh.entries)
    const kept = last.lines.length - planned.filter(isChanged).length
    await carryOut(planned, () => {
      remember(null)
      const words = `${countPrices(last.lines.length - kept)} as before.`
      if (kept === 0) return { tone: 'positive', words }
      return {
        tone: 'caution',
        words: `${words} ${countPrices(kept)} changed since then and stayed as they are.`,
      }
    })
  }

  return {
    catalogue,
    hasFailed,
    read,
    fields,
    fault: 'fault' in written ? written.fault : null,
    hasChange: change !== null,
    lines,
    left,
    changing,
    last,
    notice,
    isBusy,
    setFields: (next: ChangeFields) => {
      setFields(next)
      setNotice(null)
    },
    toggle: (id: string) =>
      setLeft((ids) => new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])),
    apply: () => void apply(),
    undo: () => void undo(),
  }
}
