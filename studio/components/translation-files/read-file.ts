import { LOCALES } from '#schemas/shared/locales.ts'
import { readTranslationCsv } from './csv.ts'
import { readXliff, type TranslationFile } from './xliff.ts'

/** Languages that texts are translated into; English is the source. */
export const TARGETS = LOCALES.filter(({ id }) => id !== 'en')

/** Reads a file of translations, or returns why it cannot be read. */
export function readTranslations(name: string, text: string): TranslationFile | { error: string } {
  const file = name.toLowerCase().endsWith('.csv') ? readTranslationCsv(text) : readXliff(text)
  if ('error' in file) return file
  // Programs may write “zh-CN” for “zh”.
  const language = file.language.split(/[-_]/)[0]?.toLowerCase() ?? ''
  if (!TARGETS.some(({ id }) => id === language))
    return { error: `The language “${file.language}” isn’t one of the site’s translations.` }
  return { ...file, language }
}
