import { z } from 'zod'
import { CALLOUT_TONES, CODE_LANGUAGES } from '#schemas/shared/content-choices.ts'
import { imageSchema } from '../image/image.ts'
import { choice, choiceOf, flag, listOf, optionalText, text, withFallback } from '../parse.ts'
import { documentLinkSchema, hrefSchema } from '../queries/link.ts'

const span = z.object({
  _type: z.literal('span'),
  _key: z.string(),
  text: z.string().default(''),
  /** `strong`, `em`, `code`, or the `_key` of one of the block's links. */
  marks: listOf(z.string())
    .optional()
    .transform((marks) => marks ?? []),
})

/** Rejects null, and with it the part of the text that contains it. */
function present<Value>(value: Value | null, context: z.core.$RefinementCtx): Value {
  if (value !== null) return value
  context.addIssue('It is missing.')
  return z.NEVER
}

/** A link of either kind; without a valid target it is left out. */
const link = z
  .union([
    z.object({
      _type: z.literal('internalLink'),
      _key: z.string(),
      link: documentLinkSchema.transform(present),
    }),
    z.object({
      _type: z.literal(['link', 'webLink']),
      _key: z.string(),
      link: hrefSchema.transform(present),
    }),
  ])
  .transform(({ _key, link: target }) => ({ _type: 'link' as const, _key, link: target }))

const block = z
  .object({
    _type: z.literal('block'),
    _key: z.string(),
    style: choice(['normal', 'h2', 'h3', 'h4', 'blockquote'], 'normal'),
    listItem: z
      .enum(['bullet', 'number'])
      .nullish()
      .transform((item) => item ?? undefined)
      .catch(undefined),
    /** Depth within a list, from 1. */
    level: z
      .number()
      .int()
      .min(1)
      .max(6)
      .nullish()
      .transform((level) => level ?? undefined)
      .catch(undefined),
    children: listOf(span),
    markDefs: listOf(link),
  })
  .refine(({ children }) => children.some(({ text: words }) => words.trim() !== ''))

const figure = z.object({
  _type: z.literal('richTextFigure'),
  _key: z.string(),
  image: imageSchema.transform(present),
  caption: optionalText,
})

const callout = z.object({
  _type: z.literal('richTextCallout'),
  _key: z.string(),
  tone: choiceOf(CALLOUT_TONES, 'note'),
  text: listOf(block).refine((blocks) => blocks.length > 0),
})

const code = z.object({
  _type: z.literal('richTextCode'),
  _key: z.string(),
  language: choiceOf(CODE_LANGUAGES, 'text'),
  fileName: optionalText,
  code: text,
})

const cell = z.string().catch('')

/** Rows of equal length; a table without text is invalid. */
const table = z
  .object({
    _type: z.literal('richTextTable'),
    _key: z.string(),
    caption: optionalText,
    headerRow: flag(true),
    rows: listOf(z.object({ cells: withFallback(z.array(cell), []) })),
  })
  .refine(({ rows }) => rows.some(({ cells }) => cells.some((words) => words.trim() !== '')))
  .transform(({ headerRow, rows, ...rest }) => {
    const columns = Math.max(...rows.map(({ cells }) => cells.length))
    const all = rows.map(({ cells }) => Array.from({ length: columns }, (_, index) => cells[index] ?? ''))
    return headerRow && all.length > 1
      ? { ...rest, header: all[0] ?? null, rows: all.slice(1) }
      : { ...rest, header: null, rows: all }
  })

/** Parses `richTextFields`. Empty and unknown blocks are left out; broken links keep their text. Anything but a list is an empty text. */
export const richTextSchema = listOf(z.union([block, figure, callout, code, table]))
