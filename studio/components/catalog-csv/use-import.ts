import { useMemo, useRef, useState } from 'react'
import type { LoggedChange } from '../catalog/change-log.ts'
import { describeError, ERROR_TEXTS } from '../catalog/transaction.ts'
import { useCatalog } from '../catalog/use-catalog.ts'
import { useChangeLog } from '../catalog/use-change-log.ts'
import { createRandomId } from '../random-id.ts'
import { readText } from '../read-text.ts'
import { type ImportPlan, planImport, writesOf } from './import-catalog.ts'
import { type ChosenPictures, indexPictures, PICTURES } from './pictures.ts'
import { uploadPictures } from './upload-pictures.ts'

/** The chosen file as text. */
interface ChosenFile {
  name: string
  text: string
}

const MAX_FILE_BYTES = 20_000_000

const TOO_LARGE = 'This file is larger than 20 MB. Please split it.'
const OTHER_ENCODING = 'This file isn’t in UTF-8. Save it as “CSV UTF-8” in your spreadsheet.'

const newProductId = (): string => `product-${createRandomId()}`

const countProducts = (count: number): string => (count === 1 ? '1 product' : `${count} products`)

const PICTURES_MISSING =
  'Some pictures couldn’t be uploaded, so nothing was imported yet. Their lines are now among the skipped ones. Import the others, or correct the file and choose it again.'

/** Moves lines whose pictures could not be uploaded to the skipped ones. */
function withoutFailures(plan: ImportPlan, failures: ReadonlyMap<string, string>): ImportPlan {
  if (failures.size === 0) return plan
  const failed = plan.lines.flatMap(({ line, pictures }) => {
    const reasons = pictures.flatMap(({ name }) => {
      const reason = failures.get(name)
      return reason ? [`${PICTURES}: “${name}” ${reason}`] : []
    })
    return reasons.length > 0 ? [{ line, reasons }] : []
  })
  const failedLines = new Set(failed.map(({ line }) => line))
  return {
    ...plan,
    lines: plan.lines.filter(({ line }) => !failedLines.has(line)),
    skipped: [...plan.skipped, ...failed].sort((one, other) => one.line - other.line),
  }
}

/** Holds the state of the import. */
export function useImport() {
  const { client, catalog, hasFailed, reload } = useCatalog()
  const { changes, apply: applyChange, undo: undoChange } = useChangeLog(client, 'import')
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [withStock, setWithStock] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [pictures, setPictures] = useState<ChosenPictures>(new Map())
  /** Why pictures could not be uploaded, by their name in the file. */
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  const [progress, setProgress] = useState('')
  const uploaded = useRef<ReadonlyMap<string, string>>(new Map())

  const planned = useMemo(
    () => (file && catalog ? planImport(file.text, catalog, pictures) : null),
    [file, catalog, pictures],
  )
  const plan = useMemo(() => planned && withoutFailures(planned, failures), [planned, failures])
  const active =
    plan?.lines.filter(
      ({ changes, pictures, stock, entry }) =>
        !entry || changes.length + pictures.length > 0 || (withStock && stock),
    ) ?? []

  async function choose(chosen: File | undefined) {
    setDone(null)
    setError(null)
    setFile(null)
    setFailures(new Map())
    if (!chosen) return
    if (chosen.size > MAX_FILE_BYTES) return setError(TOO_LARGE)
    const text = await readText(chosen)
    if (text === undefined) return setError(OTHER_ENCODING)
    await reload()
    setFile({ name: chosen.name, text })
  }

  async function apply() {
    if (!catalog || !file) return
    setBusy(true)
    setError(null)
    const sources = active.flatMap((line) => line.pictures)
    const { assets, errors } = await uploadPictures(client, sources, uploaded.current, (count) =>
      setProgress(`Picture ${count} of ${sources.length}`),
    )
    uploaded.current = assets
    setProgress('')
    if (errors.size > 0) {
      setFailures(errors)
      setError(PICTURES_MISSING)
      return setBusy(false)
    }
    const words = `${countProducts(active.length)} imported from ${file.name}`
    const applied = await applyChange(words, writesOf(active, withStock, newProductId, assets), catalog)
    if (applied.result === 'done') {
      setFile(null)
      setDone(active.length === 1 ? '1 product was imported.' : `${active.length} products were imported.`)
    } else setError(describeError(applied))
    await reload()
    setBusy(false)
  }

  async function undo(change: LoggedChange) {
    setBusy(true)
    setError(null)
    setDone(null)
    const current = await reload()
    if (current) {
      const { result, restored, skipped } = await undoChange(change, current)
      const rest = skipped > 0 ? ` ${countProducts(skipped)} left alone because of later changes.` : ''
      if (result === 'done') setDone(`${countProducts(restored)} restored.${rest}`)
      else setError(ERROR_TEXTS[result])
    }
    await reload()
    setBusy(false)
  }

  return {
    catalog,
    hasFailed,
    reload,
    file,
    plan,
    active,
    withStock,
    setWithStock,
    error,
    done,
    isBusy,
    progress,
    choose: (chosen: File | undefined) => void choose(chosen),
    choosePictures: (files: readonly File[]) => {
      // Another file may have the name of an earlier one.
      uploaded.current = new Map()
      setFailures(new Map())
      setPictures(indexPictures(files))
    },
    changes,
    apply: () => void apply(),
    undo: (change: LoggedChange) => void undo(change),
  }
}
