import type { LocalizedField } from './localized-fields.ts'
import { keepMedia, listTexts, losesMedia, mapTexts, type RichMember } from './rich-texts.ts'
import { placeholdersOf } from './tagged-text.ts'
import { fieldId, fingerprintOf, parseUnitId, type TextUnit } from './text-units.ts'

/** A translated field, as it would be saved. */
export interface PlannedText {
  field: LocalizedField
  value: string | RichMember[]
  /** For reading: the English text, and the translation before and after. */
  source: string
  before: string
  after: string
  /** Why the text needs a check. It is saved only if the editor selects it. */
  warnings: string[]
}

/** A text of a file that cannot be saved. */
interface RejectedText {
  id: string
  error: string
}

/** What a file would change. */
export interface ImportPlan {
  texts: PlannedText[]
  rejected: RejectedText[]
  /** Number of fields that are so already. */
  unchanged: number
}

const WARNINGS = {
  newerTarget: 'The translation was changed after the export.',
  newerSource: 'The English text changed after the export.',
  letters:
    'The translation has no letters. If it’s only question marks, ask for the file again as “CSV UTF-8”.',
  placeholders: 'Emphasis or links are missing: the translation lacks some of the marks such as <1>…</1>.',
  media: 'The present translation has a picture or code of its own, which would be lost.',
}

/** Plans what translated units change in the documents as they are now. Units without a translation are left out. */
export function planImport(units: readonly TextUnit[], fields: readonly LocalizedField[]): ImportPlan {
  const plan: ImportPlan = { texts: [], rejected: [], unchanged: 0 }
  const byField = Map.groupBy(
    units.filter(({ target }) => target.trim() !== ''),
    ({ id }) => fieldId(parseUnitId(id)),
  )
  const known = new Map(fields.map((field) => [fieldId(field), field]))
  for (const [id, translated] of byField) {
    const field = known.get(id)
    const planned = field
      ? planField(field, translated)
      : 'This text no longer exists, or its document isn’t among those you may edit.'
    if (typeof planned === 'string') plan.rejected.push({ id, error: planned })
    else if (textsOf(planned.value) === textsOf(planned.field.target)) plan.unchanged += 1
    else plan.texts.push(planned)
  }
  return plan
}

/** Plans one field, or returns why it cannot be saved. */
function planField(field: LocalizedField, units: readonly TextUnit[]): PlannedText | string {
  const { source, target } = field
  const places = typeof source === 'string' ? new Map([['', source]]) : listTexts(source)
  const translated = new Map(units.map(({ id, target }) => [parseUnitId(id).place, target]))
  const missing = [...places.keys()].filter((place) => !translated.has(place)).length
  if (missing > 0) return `${missing} of ${places.size} paragraphs have no translation.`
  const present = Array.isArray(target) ? target : []
  const value =
    typeof source === 'string'
      ? (translated.get('') ?? '')
      : mapTexts(keepMedia(source, present), (place) => translated.get(place))
  const isOther = (unit: TextUnit) => places.get(parseUnitId(unit.id).place) !== unit.source
  const hasNoLetters = units.some((unit) => hasLetters(unit.source) && !hasLetters(unit.target))
  const hasLost = units.some((unit) => placeholdersOf(unit.source) !== placeholdersOf(unit.target))
  return {
    field,
    value,
    source: readable(source),
    before: readable(target),
    after: readable(value),
    warnings: [
      ...(units.some(({ fingerprint }) => fingerprint !== fingerprintOf(target))
        ? [WARNINGS.newerTarget]
        : []),
      ...(units.some(isOther) ? [WARNINGS.newerSource] : []),
      ...(hasNoLetters ? [WARNINGS.letters] : []),
      ...(hasLost ? [WARNINGS.placeholders] : []),
      ...(Array.isArray(value) && losesMedia(value, present) ? [WARNINGS.media] : []),
    ],
  }
}

/** Spreadsheets replace the letters that an encoding lacks by question marks. */
const hasLetters = (text: string): boolean => /\p{L}/u.test(text)

/** Returns the texts of a value, to compare it with another one: keys of paragraphs differ between languages. */
const textsOf = (value: LocalizedField['target']): string =>
  JSON.stringify(typeof value === 'string' ? value : [...listTexts(value ?? []).values()])

/** Returns a text for reading, without placeholders. */
const readable = (value: LocalizedField['target']): string =>
  typeof value === 'string'
    ? value
    : [...listTexts(value ?? []).values()].join('\n').replaceAll(/<\/?\d+>/g, '')
