import { Checkbox, Text } from '@sanity/ui'
import { PlainTable, Scroller } from '../catalogue/styles.ts'
import { costsText, isChanged, type PlannedLine } from './plan.ts'

/** More lines are counted, not drawn: nobody reads them one by one. */
const MOST_LINES = 300

interface LinesTableProps {
  lines: readonly PlannedLine[]
  /** Ids of lines that were taken out of the change. */
  left: ReadonlySet<string>
  /** Whether a change is written in the form: without one there is nothing to compare with. */
  hasChange: boolean
  onToggle: (id: string) => void
}

/** Every product that is concerned: what it costs, what it would cost, or why it is left as it is. */
export function LinesTable({ lines, left, hasChange, onToggle }: LinesTableProps) {
  return (
    <Scroller>
      <PlainTable>
        <thead>
          <tr>
            <th scope="col">Change</th>
            <th scope="col">Product</th>
            <th scope="col">Now</th>
            <th scope="col">Then</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, MOST_LINES).map((line) => (
            <tr key={line.id}>
              <td>
                <Checkbox
                  aria-label={`Change ${line.name}`}
                  checked={!line.refusal && !left.has(line.id)}
                  disabled={Boolean(line.refusal)}
                  onChange={() => onToggle(line.id)}
                />
              </td>
              <th scope="row">{line.name}</th>
              <td data-figure="">{line.before.price > 0 ? costsText(line, line.before) : '–'}</td>
              <td data-figure="">{hasChange && !left.has(line.id) ? <Then line={line} /> : '–'}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {lines.length > MOST_LINES && (
        <Text size={1} muted>
          And {lines.length - MOST_LINES} more, changed in the same way.
        </Text>
      )}
    </Scroller>
  )
}

function Then({ line }: { line: PlannedLine }) {
  if (line.refusal) return <span data-refusal="">Stays as it is. {line.refusal}</span>
  if (!line.after || !isChanged(line)) return <span data-muted="">Stays the same</span>
  return <strong>{costsText(line, line.after)}</strong>
}
