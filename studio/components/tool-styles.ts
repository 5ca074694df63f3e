import { styled } from 'styled-components'
import { Table } from './table.tsx'

/** A table with a sticky header. */
export const PlainTable = styled(Table)`
  th,
  td {
    padding-block: 0.625rem;
    padding-inline-end: 0.75rem;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  th {
    font-weight: 500;
  }
  thead th {
    position: sticky;
    top: 0;
    background: var(--card-bg-color);
  }
  th:first-child,
  td:first-child {
    width: 5.5rem;
  }
  &[data-checkboxes] :is(th, td):first-child {
    width: 3.75rem;
  }
  [data-figure] {
    font-variant-numeric: tabular-nums;
    white-space: pre-line;
  }
`

/** A summary in the type of Studio. */
export const Summary = styled.summary`
  font-size: 0.8125rem;
  line-height: 1.4;
  cursor: pointer;
`

/** A file input in the type of Studio. */
export const FileInput = styled.input`
  font: inherit;
  font-size: 0.8125rem;
  color: var(--card-fg-color);
  &::file-selector-button {
    font: inherit;
    font-weight: 500;
    padding: 0.5rem 0.75rem;
    margin-inline-end: 0.75rem;
    border: 1px solid var(--card-border-color);
    border-radius: 3px;
    color: inherit;
    background: var(--card-bg-color);
    cursor: pointer;
  }
`

/** Fields in as many columns as fit into the pane. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: 0.75rem;
`
