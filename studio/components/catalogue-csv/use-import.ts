import { useMemo, useState } from 'react'
import { commitTogether, FAULTS } from '../catalogue/guarded-patches.ts'
import { useCatalogue } from '../catalogue/use-catalogue.ts'
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

/** The state of the tool that brings the catalogue out of and into Studio. */
export function useImport() {
  const { client, catalogue, hasFailed, read } = useCatalogue()
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
    setBusy(true)
    setFault(null)
    const { patches, created } = writesOf(active, withStock, newProductId)
    const outcome = await commitTogether(client, patches, created)
    if (outcome === 'done') {
      setFile(null)
      setDone(active.length === 1 ? '1 product was imported.' : `${active.length} products were imported.`)
    } else setFault(FAULTS[outcome])
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
    apply: () => void apply(),
  }
}
