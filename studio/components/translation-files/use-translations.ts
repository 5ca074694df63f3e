import { useState } from 'react'
import { useClient } from 'sanity'
import { formatCount } from '#schemas/preview/count.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { saveAs } from '../download.ts'
import type { Notice } from '../notice-card.tsx'
import { readText } from '../read-text.ts'
import { writeTranslationCsv } from './csv.ts'
import { translateUnits } from './machine-translation.ts'
import { type ImportPlan, planImport, type PlannedText } from './plan-import.ts'
import { readTranslations } from './read-file.ts'
import { fetchFields, saveTexts } from './save-texts.ts'
import { parseUnitId, type TextUnit, toUnits } from './text-units.ts'
import { type TranslationFile, writeXliff } from './xliff.ts'

export interface ExportRequest {
  ids: readonly string[]
  language: string
  which: 'missing' | 'all'
  format: 'xliff' | 'csv'
}

/** Translations to look at before they are saved. */
export interface Review {
  language: string
  plan: ImportPlan
}

const UNREACHABLE: Notice = {
  tone: 'critical',
  text: 'The texts couldn’t be loaded. Check your connection and try again.',
}

const OTHER_ENCODING: Notice = {
  tone: 'critical',
  text: 'The file isn’t in UTF-8, so its letters can’t be read. Save it as “CSV UTF-8” in a spreadsheet, or ask for it in UTF-8.',
}

/** Exports texts, and plans and saves translations. */
export function useTranslations() {
  const client = useClient({ apiVersion: API_VERSION })
  const [review, setReview] = useState<Review>()
  const [notice, setNotice] = useState<Notice>()
  const [isBusy, setBusy] = useState(false)

  /** Runs a task that needs the lake and shows its result. */
  async function run(task: () => Promise<Notice | undefined>) {
    setBusy(true)
    setNotice(undefined)
    setNotice(await task().catch(() => UNREACHABLE))
    setBusy(false)
  }

  const exportTexts = ({ ids, language, which, format }: ExportRequest) =>
    run(async () => {
      const units = toUnits(await fetchFields(client, ids, language), which)
      if (units.length === 0) return { tone: 'caution', text: 'Nothing is missing in this language.' }
      const file = { language, units }
      const isCsv = format === 'csv'
      const content = isCsv ? writeTranslationCsv(file) : writeXliff(file)
      saveAs(
        new Blob([content], { type: isCsv ? 'text/csv' : 'application/xliff+xml' }),
        `texts-${language}.${isCsv ? 'csv' : 'xlf'}`,
      )
      return { tone: 'positive', text: `${formatCount(units.length, 'text')} exported.` }
    })

  async function reviewUnits({ language, units }: TranslationFile): Promise<undefined> {
    const ids = [...new Set(units.map(({ id }) => parseUnitId(id).documentId))]
    setReview({ language, plan: planImport(units, await fetchFields(client, ids, language)) })
  }

  const translateMissing = (ids: readonly string[], language: string) =>
    run(async () => {
      const fields = await fetchFields(client, ids, language)
      const units: TextUnit[] = []
      for (const [type, ofType] of Map.groupBy(fields, ({ documentType }) => documentType)) {
        const missing = toUnits(ofType, 'missing')
        const translated = await translateUnits(missing, { type, language, token: client.config().token })
        if ('error' in translated) return { tone: 'critical', text: translated.error }
        units.push(...translated)
      }
      if (units.length === 0) return { tone: 'caution', text: 'Nothing is missing in this language.' }
      return reviewUnits({ language, units })
    })

  const importFile = (file: File) =>
    run(async () => {
      const text = await readText(file)
      if (text === undefined) return OTHER_ENCODING
      const read = readTranslations(file.name, text)
      return 'error' in read ? { tone: 'critical', text: read.error } : reviewUnits(read)
    })

  const save = (texts: readonly PlannedText[]) =>
    run(async () => {
      const { saved, failed } = await saveTexts(client, texts, review?.language ?? '')
      setReview(undefined)
      const text = `Translations saved to the drafts of ${formatCount(saved, 'document')}. Publish them when you’re ready.`
      if (failed.length === 0) return { tone: 'positive', text }
      return { tone: 'critical', text: `${text} ${failed.length} couldn’t be saved. Review the texts again.` }
    })

  return {
    review,
    notice,
    isBusy,
    exportTexts,
    importFile,
    translateMissing,
    save,
    closeReview: () => setReview(undefined),
  }
}
