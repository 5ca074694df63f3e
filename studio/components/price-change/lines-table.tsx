import { Badge, Box, Checkbox } from '@sanity/ui'
import { Muted } from '../muted.tsx'
import { TableHead } from '../table.tsx'
import { PlainTable } from '../tool-styles.ts'
import { formatDifference, isLargeChange } from './difference.ts'
import { formatPrices, isChanged, type PlannedLine } from './plan.ts'

/** Longer lists show the number of further lines. */
const MAX_LINES = 300

interface LinesTableProps {
  lines: readonly PlannedLine[]
  /** Ids of products excluded from the change. */
  excluded: ReadonlySet<string>
  hasChange: boolean
  onToggle: (id: string) => void
}

/** Lists products with their current and new price, or why the price cannot change. */
export function LinesTable({ lines, excluded, hasChange, onToggle }: LinesTableProps) {
  if (lines.length === 0)
    return <Muted>No products here yet. Add some under Products, and their prices appear here.</Muted>
  return (
    <Box overflow="auto">
      <PlainTable data-checkboxes="">
        <TableHead columns={['Change', 'Product', 'Current price', 'New price', 'Difference']} />
        <tbody>
          {lines.slice(0, MAX_LINES).map((line) => (
            <tr key={line.id}>
              <td>
                <Checkbox
                  aria-label={`Change ${line.name}`}
                  checked={!line.error && !excluded.has(line.id)}
                  disabled={Boolean(line.error)}
                  onChange={() => onToggle(line.id)}
                />
              </td>
              <th scope="row">{line.name}</th>
              <td data-figure="">{line.before.price > 0 ? formatPrices(line, line.before) : '–'}</td>
              <td data-figure="">{hasChange && !excluded.has(line.id) ? <NewPrice line={line} /> : '–'}</td>
              <td data-figure="">
                {hasChange && !excluded.has(line.id) && isChanged(line) && <Difference line={line} />}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {lines.length > MAX_LINES && <Muted>And {lines.length - MAX_LINES} more.</Muted>}
    </Box>
  )
}

/** The change in percent. A large one is marked. */
function Difference({ line }: { line: PlannedLine }) {
  const text = formatDifference(line)
  return isLargeChange(line) ? (
    <Badge tone="caution" fontSize={1}>
      {text}
    </Badge>
  ) : (
    text
  )
}

function NewPrice({ line }: { line: PlannedLine }) {
  if (line.error) return <span data-error="">No change. {line.error}</span>
  if (!line.after || !isChanged(line)) return <span data-muted="">No change</span>
  return <strong>{formatPrices(line, line.after)}</strong>
}
