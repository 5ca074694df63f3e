import { ContentText } from './content-text.tsx'

interface DataTableProperties {
  caption: string | null
  /** The column names; null for a table without header. */
  header: string[] | null
  rows: string[][]
  /** Accessible name of the scrollable table. */
  label: string
}

/** A table of short texts. With a header, the first cell of each row is a header too. */
export function DataTable({ caption, header, rows, label }: DataTableProperties) {
  return (
    <div className="data-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <ContentText as="caption" text={caption} />
        {header && (
          <thead>
            <tr>
              {header.map((cell, column) => (
                <Cell key={column} text={cell} scope="col" />
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <Cell key={column} text={cell} scope={header && column === 0 ? 'row' : null} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A cell; an empty one is never a header. */
function Cell({ text, scope }: { text: string; scope: 'row' | 'col' | null }) {
  const content = <ContentText as="span" text={text} />
  return scope && text.trim() !== '' ? <th scope={scope}>{content}</th> : <td>{content}</td>
}
