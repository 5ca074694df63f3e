import { Box, Stack } from '@sanity/ui'
import type { ReactNode } from 'react'
import { formatCount } from '#schemas/preview/count.ts'
import { productLabel } from '../catalog/catalog.ts'
import { Muted } from '../muted.tsx'
import { NoticeCard } from '../notice-card.tsx'
import { Section } from '../pane.tsx'
import { TableHead } from '../table.tsx'
import { PlainTable } from '../tool-styles.ts'
import type { ImportPlan } from './import-catalog.ts'
import type { CellChange, ImportedLine } from './import-line.ts'
import { PICTURES } from './pictures.ts'

/** Longer lists are cut off. */
const MAX_LINES = 300

/** Shows the changes of an import cell by cell, and the skipped lines. */
export function ImportReport({
  plan,
  active,
  withStock,
}: {
  plan: ImportPlan
  active: ImportedLine[]
  withStock: boolean
}) {
  if (plan.error) return <NoticeCard tone="critical" text={plan.error} />
  const stockChanges = plan.lines.filter(({ stock }) => stock).length
  return (
    <Stack gap={5}>
      <NoticeCard
        tone="transparent"
        text={`${formatCount(active.length, 'line has', 'lines have')} changes, ${formatCount(plan.unchanged, 'line is', 'lines are')} unchanged, ${formatCount(plan.skipped.length, 'line')} will be skipped.`}
      />
      {plan.unknownColumns.length > 0 && (
        <NoticeCard
          tone="caution"
          text={`These columns aren’t recognised and will be ignored: ${plan.unknownColumns.join(', ')}.`}
        />
      )}
      {stockChanges > 0 && !withStock && (
        <NoticeCard
          tone="caution"
          text={`${formatCount(stockChanges, 'line has', 'lines have')} a different stock quantity, which won’t be imported.`}
        />
      )}
      {plan.skipped.length > 0 && (
        <Part title="Skipped lines">
          <TableHead columns={['Line', 'Reason']} />
          <tbody>
            {plan.skipped.slice(0, MAX_LINES).map(({ line, reasons }) => (
              <tr key={line} data-error="">
                <th scope="row">{line}</th>
                <td data-figure="">{reasons.join('\n')}</td>
              </tr>
            ))}
          </tbody>
        </Part>
      )}
      {active.length > 0 && (
        <Part title="Changes">
          <TableHead columns={['Line', 'Product', 'Column', 'Current', 'New']} />
          {active.slice(0, MAX_LINES).map((line) => (
            <ChangedLine key={line.line} line={line} withStock={withStock} />
          ))}
        </Part>
      )}
      {Math.max(active.length, plan.skipped.length) > MAX_LINES && (
        <Muted>Showing the first {MAX_LINES} lines of each list.</Muted>
      )}
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <Box overflow="auto">
        <PlainTable aria-label={title}>{children}</PlainTable>
      </Box>
    </Section>
  )
}

/** The added pictures of a line, beside how many the product has. */
function pictureChanges({ pictures, product }: ImportedLine): CellChange[] {
  if (pictures.length === 0) return []
  const present = (product.cover?.asset ? 1 : 0) + (product.images?.length ?? 0)
  const before = present === 0 ? '' : formatCount(present, 'picture')
  return [{ column: PICTURES, before, after: pictures.map(({ name }) => `+ ${name}`).join('\n') }]
}

/** A row for each changed cell of a line. */
function ChangedLine({ line, withStock }: { line: ImportedLine; withStock: boolean }) {
  const stock: CellChange[] =
    withStock && line.stock
      ? [{ column: 'stock', before: String(line.stock.before ?? ''), after: String(line.stock.after) }]
      : []
  const changes = [...line.changes, ...stock, ...pictureChanges(line)]
  return (
    <tbody>
      {changes.map(({ column, before, after }, index) => (
        <tr key={column}>
          {index === 0 && (
            <>
              <th scope="rowgroup" rowSpan={changes.length}>
                {line.line}
              </th>
              <th scope="rowgroup" rowSpan={changes.length}>
                {productLabel(line.product, line.number)}
                {!line.entry && ', new draft'}
              </th>
            </>
          )}
          <td data-muted="">{column}</td>
          <td data-figure="">{before === '' ? '–' : before}</td>
          <td data-figure="">{after === '' ? '–' : after}</td>
        </tr>
      ))}
    </tbody>
  )
}
