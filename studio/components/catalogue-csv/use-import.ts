import { useMemo, useState } from 'react'
import { FAULTS, faultOf } from '../catalogue/guarded-patches.ts'
import type { KeptChange } from '../catalogue/kept-change.ts'
import { useCatalogue } from '../catalogue/use-catalogue.ts'
import { useMadeChanges } from '../catalogue/use-made-changes.ts'
import { planImport, writesOf } from './import-catalogue.ts'

/** A file that somebody chose, as text. */
interface ChosenFile {
  name: string
  text: string
}

/** The largest file that is read, in bytes. */
const LARGEST_FILE = 20_000_000

/** Reads a file as UTF-8; what another encoding left in it is told rather than imported. */
async function readText(file: File): Promise<string | { fault: string }> {
  if (file.size > LARGEST_FILE) return { fault: 'The file is larger than 20 MB: split it.' }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return { fault: 'The file is not UTF-8. In the spreadsheet, save it as “CSV UTF-8”.' }
  }
}

/** An id for a product that begins with a file; `crypto.randomUUID` is missing where a browser does not trust the address. */
const newProductId = (): string =>
  `product-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`

const countProducts = (count: number): string => (count === 1 ? '1 product' : `${count} products`)

/** The state of the tool that brings the catalogue out of and into Studio. */
export function useImport() {
  const { client, catalogue, hasFailed, read } = useCatalogue()
  const { changes, make, undo } = useMadeChanges(client, 'import')
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [withStock, setWithStock] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const plan = useMemo(() => (file && catalogue ? planImport(file.text, catalogue) : null), [file, catalogue])
  const active =
    plan?.lines.filter(({ changes, stock, entry }) => !entry || changes.length > 0 || (withStock && stock)) ??
    []

  async function choose(chosen: File | undefined) {
    setDone(null)
    setFault(null)
    setFile(null)
    if (!chosen) return
    const text = await readText(chosen)
    if (typeof text !== 'string') return setFault(text.fault)
    await read()
    setFile({ name: chosen.name, text })
  }

  async function apply() {
    if (!catalogue || !file) return
    setBusy(true)
    setFault(null)
    const words = `${countProducts(active.length)} imported from ${file.name}`
    const made = await make(words, writesOf(active, withStock, newProductId), catalogue)
    if (made.outcome === 'done') {
      setFile(null)
      setDone(active.length === 1 ? '1 product was imported.' : `${active.length} products were imported.`)
    } else setFault(faultOf(made))
    await read()
    setBusy(false)
  }

  async function takeBack(change: KeptChange) {
    setBusy(true)
    setFault(null)
    setDone(null)
    const fresh = await read()
    if (fresh) {
      const { outcome, back, kept } = await undo(change, fresh)
      const stayed = kept > 0 ? ` Changed since then, and left as it is: ${kept}.` : ''
      if (outcome === 'done') setDone(`${countProducts(back)} as before.${stayed}`)
      else setFault(FAULTS[outcome])
    }
    await read()
    setBusy(false)
  }

  return {
    catalogue,
    hasFailed,
    read,
    file,
    plan,
    active,
    withStock,
    setWithStock,
    fault,
    done,
    isBusy,
    choose: (chosen: File | undefined) => void choose(chosen),
    changes,
    apply: () => void apply(),
    undo: (change: KeptChange) => void takeBack(change),
  }
}
