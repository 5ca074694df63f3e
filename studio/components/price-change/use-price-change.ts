import { useMemo, useState } from 'react'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { FAULTS, faultOf } from '../catalogue/guarded-patches.ts'
import type { KeptChange, Undone } from '../catalogue/kept-change.ts'
import { useCatalogue } from '../catalogue/use-catalogue.ts'
import { useMadeChanges } from '../catalogue/use-made-changes.ts'
import { FIRST_FIELDS, readChange, type ChangeFields } from './change-form.tsx'
import { isChanged, patchesOf, planChange, type PlannedLine } from './plan.ts'
import type { PriceChange } from './price-change.ts'

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

/** What is said of a change that was taken back. */
function noticeOf({ outcome, back, kept }: Undone): Notice {
  if (outcome !== 'done') return { tone: 'critical', words: FAULTS[outcome] }
  const words = `${countPrices(back)} as before.`
  if (kept === 0) return { tone: 'positive', words }
  return {
    tone: 'caution',
    words: `${words} ${countPrices(kept)} changed since then and stayed as they are.`,
  }
}

/** The state of the tool that changes many prices. */
export function usePriceChange() {
  const { client, catalogue, hasFailed, read } = useCatalogue()
  const [fields, setFields] = useState<ChangeFields>(FIRST_FIELDS)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { changes, make, undo } = useMadeChanges(client, 'prices')
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

  async function apply() {
    if (!catalogue) return
    setBusy(true)
    const words = `${countPrices(changing.length)} changed`
    const made = await make(words, { patches: patchesOf(changing) }, catalogue)
    if (made.outcome === 'done') {
      setNotice({ tone: 'positive', words: `${words}. Visitors see them now.` })
      setFields({ ...fields, size: '' })
      setLeft(new Set())
    } else setNotice({ tone: 'critical', words: faultOf(made) })
    await read()
    setBusy(false)
  }

  async function takeBack(change: KeptChange) {
    setBusy(true)
    const fresh = await read()
    if (fresh) setNotice(noticeOf(await undo(change, fresh)))
    await read()
    setBusy(false)
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
    changes,
    notice,
    isBusy,
    setFields: (next: ChangeFields) => {
      setFields(next)
      setNotice(null)
    },
    toggle: (id: string) =>
      setLeft((ids) => new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])),
    apply: () => void apply(),
    undo: (change: KeptChange) => void takeBack(change),
  }
}
