import { getTranslations } from 'next-intl/server'
import { ContentText } from '#web/ui/content-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { ComparedValue, comparisonTableSchema } from './query.ts'

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
