interface DataTableProperties {
  caption: string | null
  /** The names of the columns; null for a table of data alone. */
  header: string[] | null
  rows: string[][]
  /** Names the table for people who do not see it: a wide one can be scrolled, and so is reached by keyboard. */
  label: string
}

/** A table of short texts. Rows with named columns are themselves named by their first cell. */
export function DataTable({ caption, header, rows, label }: DataTableProperties) {
  return (
    <div className="data-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        {caption && <caption>{caption}</caption>}
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

/** A cell; an empty one names nothing, and is no heading. */
function Cell({ text, scope }: { text: string; scope: 'row' | 'col' | null }) {
  return scope && text.trim() !== '' ? <th scope={scope}>{text}</th> : <td>{text}</td>
}
