import { styled } from 'styled-components'

/** A bar chart. */
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

/** A table of right-aligned figures. */
export const FigureTable = styled.table`
  inline-size: 100%;
  margin-block-start: 0.75rem;
  border-collapse: collapse;
  font-size: 0.8125rem;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  color: var(--card-fg-color);
  th,
  td {
    padding: 0.5rem 0 0.5rem 0.75rem;
    text-align: end;
    font-weight: inherit;
    white-space: nowrap;
    border-block-end: 1px solid var(--card-border-color);
  }
  thead th {
    color: var(--card-muted-fg-color);
  }
  tr > :first-child {
    padding-inline-start: 0;
    text-align: start;
  }
`
