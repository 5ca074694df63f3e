import { styled } from 'styled-components'
import { Table } from '../table.tsx'

export const Chart = styled.figure`
  margin: 0;
  svg {
    display: block;
    inline-size: 100%;
    block-size: 8.75rem;
    border-block-end: 1px solid var(--card-border-color);
    overflow: visible;
  }
  rect {
    fill: var(--card-fg-color);
  }
  rect[data-refunded] {
    fill: var(--card-border-color);
  }
  rect[data-hit] {
    fill: transparent;
  }
  g:hover rect[data-hit] {
    fill: var(--card-fg-color);
    fill-opacity: 0.06;
  }
`

export const FigureTable = styled(Table)`
  margin-block-start: 0.75rem;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding-block: 0.5rem;
    padding-inline-start: 0.75rem;
    text-align: end;
    white-space: nowrap;
  }
  tr > :first-child {
    padding-inline-start: 0;
    text-align: start;
  }
`
