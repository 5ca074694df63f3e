import { getTranslations } from 'next-intl/server'
import { groq } from 'next-sanity'
import { z } from 'zod'
import { choice, flag, listOf, optionalText, text, withFallback } from '#web/sanity/parse.ts'
import { localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type BlockViewProperties, sectionSchema } from '../base.ts'
import { BlockSection } from '../block-section.tsx'

const columnFields = groq`"id": _id, "name": ${localized('name')}, highlighted`

/** Fields of the block: the chosen plans, or all of them, and the rows. */
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
type ComparedValue = z.output<typeof valueSchema>

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

/** A table that scrolls sideways, with sticky header and first column. */
export async function ComparisonTableBlock({ block }: BlockViewProperties<typeof comparisonTableSchema>) {
  if (block.plans.length === 0 || block.groups.length === 0) return null
  const texts = await getTranslations('saas')
  const caption = block.heading ?? texts('comparison')
  return (
    <BlockSection block={block} className="section comparison">
      <div className="comparison__frame" role="region" aria-label={caption} tabIndex={0}>
        <table>
          <ContentText as="caption" className="visually-hidden" text={caption} />
          <thead>
            <tr>
              <td />
              {block.plans.map(({ id, name, highlighted }) => (
                <th key={id} scope="col" className={highlighted ? 'comparison__chosen' : undefined}>
                  <ContentText as="span" text={name} />
                </th>
              ))}
            </tr>
          </thead>
          {block.groups.map(({ key, title, rows }) => (
            <tbody key={key}>
              {title && (
                <tr>
                  <th scope="rowgroup" colSpan={block.plans.length + 1} className="comparison__group">
                    <ContentText as="span" text={title} />
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row">
                    <ContentText as="span" text={row.label} />
                  </th>
                  {row.values.map((value, column) => (
                    <td key={block.plans[column]?.id}>
                      <Cell value={value} yes={texts('included')} no={texts('notIncluded')} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </BlockSection>
  )
}

/** Icons for yes and no have a text for screen readers. */
function Cell({ value, yes, no }: { value: ComparedValue; yes: string; no: string }) {
  if (value.kind === 'text') return <ContentText as="span" text={value.text} />
  return (
    <>
      {value.kind === 'yes' ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{value.kind === 'yes' ? yes : no}</span>
    </>
  )
}
