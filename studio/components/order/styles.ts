import { styled } from 'styled-components'
import { Table } from '../table.tsx'

/** Lays out an order by the width of its pane instead of the window. */
export const OrderSheet = styled.div`
  container-type: inline-size;
  font-variant-numeric: tabular-nums;
`

/** Two columns, stacked in a narrow pane. */
export const TwoColumns = styled.div`
  display: grid;
  gap: 2.5rem;
  @container (min-width: 44rem) {
    grid-template-columns: minmax(0, 1fr) 17rem;
  }
`

/** Rows of a name and an amount. */
export const AmountTable = styled(Table)`
  th,
  td {
    padding-block: 0.625rem;
  }
  td:last-child {
    padding-inline-start: 1rem;
    text-align: end;
    white-space: nowrap;
  }
  a {
    color: inherit;
    text-decoration: underline;
    text-decoration-color: var(--card-border-color);
    text-underline-offset: 0.2em;
  }
  a:hover,
  a:focus-visible {
    text-decoration-color: currentcolor;
  }
  small {
    display: block;
    margin-block-start: 0.125rem;
    font-size: 0.75rem;
    color: var(--card-muted-fg-color);
  }
  [data-sum] > * {
    padding-block: 0.25rem;
    border-block-end: 0;
    color: var(--card-muted-fg-color);
  }
  [data-sum='first'] > * {
    padding-block-start: 0.875rem;
  }
  [data-sum='last'] > * {
    padding-block-end: 0.875rem;
    border-block-end: 1px solid var(--card-border-color);
  }
  [data-total] > * {
    font-weight: 600;
    color: var(--card-fg-color);
  }
`

/** A vertical line with a dot for each event. */
export const TimelineList = styled.ol`
  list-style: none;
  margin: 0;
  padding: 0;
  li {
    position: relative;
    padding-inline-start: 1.5rem;
    padding-block-end: 1.25rem;
  }
  li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0.1875rem;
    inset-block: 0.75rem -0.25rem;
    inline-size: 1px;
    background: var(--card-border-color);
  }
  li:last-child::before {
    content: none;
  }
  li::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: 0.125rem;
    inline-size: 0.4375rem;
    block-size: 0.4375rem;
    border-radius: 50%;
    background: var(--card-bg-color);
    box-shadow: inset 0 0 0 1px var(--card-muted-fg-color);
  }
  li[data-latest]::after {
    background: var(--card-fg-color);
    box-shadow: none;
  }
`
