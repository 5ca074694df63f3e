import { groq } from 'next-sanity'
import { z } from 'zod'
import { choice, flag, listOf, optionalText, text } from '#web/content/parse.ts'
import { localized, sectionFields } from '#web/content/projections.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { ComparedValue, ComparisonTableContent } from './types.ts'

const columnFields = groq`"id": _id, "name": ${localized('name')}, highlighted`

/** What the comparison needs of its block: the plans chosen, or all of them, and the rows. */
export const comparisonTableFields = groq`
  ${sectionFields},
  "plans": select(
    count(plans) > 0 => plans[]->{ ${columnFields} },
    *[_type == "pricingPlan"] | order(order asc, _id asc) { ${columnFields} }
  ),
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

const NOTHING: ComparedValue = { kind: 'no' }

/** A cell; one that is not finished is a dash, so that the others keep their columns. */
const parseValue = z
  .object({ kind: choice(['yes', 'no', 'text'], 'no'), text: optionalText })
  .transform(({ kind, text: words }): ComparedValue => {
    if (kind !== 'text') return { kind }
    return words === null ? NOTHING : { kind, text: words }
  })
  .catch(NOTHING)

const parseRow = z.object({ key: z.string(), label: text, values: z.array(parseValue).catch([]) })

const parseGroup = z.object({
  key: z.string(),
  title: optionalText,
  rows: listOf(parseRow).refine((rows) => rows.length > 0),
})

/** A column whose plan is not published is kept until the cells are cut, so that no cell slips under another plan. */
const parseColumn = z
  .object({ id: z.string(), name: text, highlighted: flag(false) })
  .nullable()
  .catch(null)

/** Parses the comparison: columns without a plan are left out with their cells, and every row gets one cell for each plan. */
export const parseComparisonTable = z
  .object({
    ...blockBase('comparisonTableBlock'),
    ...sectionHead,
    plans: z.array(parseColumn).catch([]),
    groups: listOf(parseGroup),
  })
  .transform(({ plans, groups, ...block }): ComparisonTableContent => {
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
