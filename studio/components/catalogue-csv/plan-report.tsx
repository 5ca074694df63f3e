import { Card, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { nameOf } from '../catalogue/catalogue.ts'
import { PlainTable, Scroller } from '../catalogue/styles.ts'
import type { ImportPlan } from './import-catalogue.ts'
import type { CellChange, ImportedLine } from './import-line.ts'

/** More are counted, not drawn. */
const MOST_LINES = 300

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

/** What a file would do, cell by cell, and which of its lines are left out and why. */
export function PlanReport({
  plan,
  active,
  withStock,
}: {
  plan: ImportPlan
  active: ImportedLine[]
  withStock: boolean
}) {
  if (plan.refusal) return <Note tone="critical">{plan.refusal}</Note>
  const counts = plan.lines.filter(({ stock }) => stock).length
  return (
    <Stack gap={5}>
      <Note tone="transparent">
        {count(active.length, 'line changes', 'lines change')} something,{' '}
        {count(plan.same, 'line says', 'lines say')} what the catalogue says already,{' '}
        {count(plan.faults.length, 'line is', 'lines are')} left out.
      </Note>
      {plan.unknownColumns.length > 0 && (
        <Note tone="caution">Columns that nobody knows are left out: {plan.unknownColumns.join(', ')}.</Note>
      )}
      {counts > 0 && !withStock && (
        <Note tone="caution">
          {count(counts, 'line has another count', 'lines have other counts')}: the stock stays as it is.
        </Note>
      )}
      {plan.faults.length > 0 && (
        <Part title="Left out">
          <Head columns={['Line', 'Why']} />
          <tbody>
            {plan.faults.slice(0, MOST_LINES).map(({ line, reasons }) => (
              <tr key={line} data-fault="">
                <th scope="row">{line}</th>
                <td data-figure="">{reasons.join('\n')}</td>
              </tr>
            ))}
          </tbody>
        </Part>
      )}
      {active.length > 0 && (
        <Part title="Changes">
          <Head columns={['Line', 'Product', 'Column', 'Now', 'Then']} />
          {active.slice(0, MOST_LINES).map((line) => (
            <ChangedLine key={line.line} line={line} withStock={withStock} />
          ))}
        </Part>
      )}
      {Math.max(active.length, plan.faults.length) > MOST_LINES && (
        <Text size={1} muted>
          The first {MOST_LINES} lines of each list are shown.
        </Text>
      )}
    </Stack>
  )
}

function Note({ tone, children }: { tone: 'critical' | 'caution' | 'transparent'; children: ReactNode }) {
  return (
    <Card tone={tone} radius={2} padding={4} role={tone === 'critical' ? 'alert' : 'status'}>
      <Text size={1}>{children}</Text>
    </Card>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      <Scroller>
        <PlainTable aria-label={title}>{children}</PlainTable>
      </Scroller>
    </Stack>
  )
}

function Head({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A row for each cell that changes; the product is named once. */
function ChangedLine({ line, withStock }: { line: ImportedLine; withStock: boolean }) {
  const stock: CellChange[] =
    withStock && line.stock
      ? [{ column: 'stock', before: String(line.stock.before ?? ''), after: String(line.stock.after) }]
      : []
  const changes = [...line.changes, ...stock]
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
                {nameOf(line.product)}
                {!line.entry && ', new: begins as a draft'}
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
