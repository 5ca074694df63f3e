import { parseArgs } from 'node:util'
import { type LocaleId, LOCALES } from '../../schemas/shared/locales.ts'

const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Phone, tablet and desktop. */
const WIDTHS = [390, 820, 1440] as const

/** The selection of a contact sheet. */
export interface SheetOptions {
  /** The site's address. */
  origin: string
  /** Shows only kinds whose name contains this; empty for all. */
  kind: string
  languages: readonly LocaleId[]
  themes: readonly Theme[]
  /** CSS pixels. */
  widths: readonly number[]
}

/**
 * Parses `[origin] --kind blog --language ar --theme dark --width 390`. Omitted options select everything.
 * Throws on anything else.
 */
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
  if (chosen.length === 0) throw new Error(`--${name} must be one of ${values.join(', ')}.`)
  return chosen
}
