import { useMemo, useRef, useState } from 'react'
import { formatCount } from '#schemas/preview/count.ts'
import { useCatalogTool } from '../catalog/use-catalog-tool.ts'
import { createRandomId } from '../random-id.ts'
import { readText } from '../read-text.ts'
import { type ImportPlan, planImport, writesOf } from './import-catalog.ts'
import { type ChosenPictures, indexPictures, PICTURES } from './pictures.ts'
import { uploadPictures } from './upload-pictures.ts'

interface ChosenFile {
  name: string
  text: string
}

const MAX_FILE_BYTES = 20_000_000

const TOO_LARGE = 'This file is larger than 20 MB. Please split it.'
const OTHER_ENCODING = 'This file isn’t in UTF-8. Save it as “CSV UTF-8” in your spreadsheet.'

const newProductId = (): string => `product-${createRandomId()}`

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
  const { client, catalog, setNotice, run, commit, ...tool } = useCatalogTool('import', 'product')
  const [file, setFile] = useState<ChosenFile>()
  const [withStock, setWithStock] = useState(false)
  /** Number of files that were imported. */
  const [imports, setImports] = useState(0)
  const [pictures, setPictures] = useState<ChosenPictures>(new Map())
  /** Why pictures could not be uploaded, by their name in the file. */
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  const [progress, setProgress] = useState('')
  const uploaded = useRef<ReadonlyMap<string, string>>(new Map())
  const latest = useRef<File>(undefined)

  const plan = useMemo(
    () => (file && catalog ? withoutFailures(planImport(file.text, catalog, pictures), failures) : undefined),
    [file, catalog, pictures, failures],
  )
  const active =
    plan?.lines.filter(
      ({ changes, pictures, stock, entry }) =>
        !entry || changes.length + pictures.length > 0 || (withStock && stock),
    ) ?? []

  const reject = (text: string) => setNotice({ tone: 'critical', text })

  async function choose(chosen: File | undefined) {
    latest.current = chosen
    setNotice(undefined)
    setFile(undefined)
    setFailures(new Map())
    if (!chosen) return
    if (chosen.size > MAX_FILE_BYTES) return reject(TOO_LARGE)
    const text = await readText(chosen)
    await tool.reload()
    // Another file may have been chosen meanwhile.
    if (latest.current !== chosen) return
    if (text === undefined) return reject(OTHER_ENCODING)
    setFile({ name: chosen.name, text })
  }

  const apply = (chosen: ChosenFile) =>
    run(async (current) => {
      const sources = active.flatMap((line) => line.pictures)
      const { assets, errors } = await uploadPictures(client, sources, uploaded.current, (done, all) =>
        setProgress(`Picture ${done} of ${all}`),
      )
      uploaded.current = assets
      setProgress('')
      if (errors.size > 0) {
        setFailures(errors)
        return { tone: 'critical', text: PICTURES_MISSING }
      }
      // The lines of a variant's stock belong to its product.
      const count = new Set(active.map(({ entry, number }) => entry?.id ?? number)).size
      const words = `${formatCount(count, 'product')} imported from ${chosen.name}`
      const error = await commit(words, writesOf(active, withStock, newProductId, assets), current)
      if (error) return error
      setFile(undefined)
      // Both fields are empty again: a later file must not get a picture of this one that has the same name.
      setPictures(new Map())
      setImports(imports + 1)
      return {
        tone: 'positive',
        text: `${formatCount(count, 'product was', 'products were')} imported.`,
      }
    })

  return {
    ...tool,
    catalog,
    plan,
    active,
    withStock,
    setWithStock,
    imports,
    progress,
    choose: (chosen: File | undefined) => void choose(chosen),
    choosePictures: (files: readonly File[]) => {
      // Another file may have the name of an earlier one.
      uploaded.current = new Map()
      setFailures(new Map())
      setPictures(indexPictures(files))
    },
    apply: () => file && void apply(file),
  }
}
