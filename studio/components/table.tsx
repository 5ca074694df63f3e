import { styled } from 'styled-components'

/** A table in the type of Studio, with lines between its rows. The tables of tools extend it. */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: inherit;
  font-size: 0.8125rem;
  line-height: 1.4;
  color: var(--card-fg-color);
  th,
  td {
    padding: 0;
    text-align: start;
    vertical-align: top;
    font-weight: inherit;
    border-block-end: 1px solid var(--card-border-color);
  }
  thead th,
  [data-muted] {
    color: var(--card-muted-fg-color);
  }
  tbody:last-child tr:last-child > * {
    border-block-end: 0;
  }
`

export const TableHead = ({ columns }: { columns: readonly string[] }) => (
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
