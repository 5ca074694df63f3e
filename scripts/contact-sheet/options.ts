import { parseArgs } from 'node:util'
import { LOCALES, type LocaleId } from '../../schemas/shared/locales.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** A phone, a tablet, a desk. */
export const WIDTHS = [390, 820, 1440] as const

/** What a contact sheet shows. */
export interface SheetOptions {
  /** The site's address. */
  origin: string
  /** A part of the names of the kinds to show; empty for all. */
  kind: string
  languages: readonly LocaleId[]
  themes: readonly Theme[]
  /** CSS pixels. */
  widths: readonly number[]
}

/** `[origin] --kind blog --language ar --theme dark --width 390`; what is not said is all there is. Throws on anything else. */
export function readOptions(args: string[], origin: string): SheetOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      kind: { type: 'string', default: '' },
      language: { type: 'string' },
      theme: { type: 'string' },
      width: { type: 'string' },
    },
  })
  const languages = LOCALES.map(({ id }) => id)
  return {
    origin: positionals[0] ?? origin,
    kind: values.kind,
    languages: choose('language', languages, values.language),
    themes: choose('theme', THEMES, values.theme),
    widths: choose('width', WIDTHS, values.width),
  }
}

function choose<Value extends string | number>(
  name: string,
  values: readonly Value[],
  wanted: string | undefined,
): readonly Value[] {
  if (wanted === undefined) return values
  const chosen = values.filter((value) => String(value) === wanted)
  if (chosen.length === 0) throw new Error(`--${name} wants one of ${values.join(', ')}.`)
  return chosen
}
