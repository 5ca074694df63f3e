import { groq } from 'next-sanity'
import { z } from 'zod'
import { choice, flag, listOf, optionalText, text, withFallback } from '#web/sanity/parse.ts'
import { chosenOrAll, localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

const columnFields = groq`"id": _id, "name": ${localized('name')}, highlighted`

/** Fields of the block: the chosen plans, or all of them, and the rows. */
export const comparisonTableFields = groq`
  ${sectionFields},
  "plans": ${chosenOrAll('plans', 'pricingPlan')} { ${columnFields} },
  groups[] {
    "key": _key,
    "title": ${localized('title')},
    rows[] {
      "key": _key,
      "label": ${localized('label')},
      values[] { kind, "text": ${localized('text')} }
    }
  }
`

const NOTHING = { kind: 'no' } as const

/** A cell; an incomplete one is a dash, so that the others keep their columns. */
const valueSchema = z
  .object({ kind: choice(['yes', 'no', 'text'], 'no'), text: optionalText })
  .transform(({ kind, text: words }) => {
    if (kind !== 'text') return { kind }
    return words === null ? NOTHING : { kind, text: words }
  })
  .catch(NOTHING)

/** A cell: yes, no, or a text. */
export type ComparedValue = z.output<typeof valueSchema>

const rowSchema = z.object({ key: z.string(), label: text, values: withFallback(z.array(valueSchema), []) })

const groupSchema = z.object({
  key: z.string(),
  title: optionalText,
  rows: listOf(rowSchema).refine((rows) => rows.length > 0),
})

/** Columns of unpublished plans are removed together with their cells, so that cells match their plans. */
const columnSchema = z
  .object({ id: z.string(), name: text, highlighted: flag(false) })
  .nullable()
  .catch(null)

/** Parses the block. Columns without a plan are removed with their cells; every row gets one cell per plan. */
export const comparisonTableSchema = sectionSchema('comparisonTableBlock')
  .extend({
    plans: withFallback(z.array(columnSchema), []),
    groups: listOf(groupSchema),
  })
  .transform(({ plans, groups, ...block }) => {
    const shown = plans.flatMap((plan, column) => (plan ? [{ plan, column }] : []))
    return {
      ...block,
      plans: shown.map(({ plan }) => plan),
      groups: groups.map((group) => ({
        ...group,
        rows: group.rows.map((row) => ({
          ...row,
          values: shown.map(({ column }) => row.values[column] ?? NOTHING),
        })),
      })),
    }
  })
