import { createGlobalStyle, css, styled } from 'styled-components'

/** Table width from which languages are side by side. */
const SIDE_BY_SIDE = '720px'

/** Removes Studio's narrow form width for the table. */
export const WidePane = createGlobalStyle`
  [data-testid='document-panel-scroller'] > :has([data-translations]) {
    max-width: 1440px;
  }
`

export const Table = styled.div`
  container-type: inline-size;
`

/** The sticky header: search, filter and column names. */
export const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 101;
  background: var(--card-bg-color);
  border-bottom: 1px solid var(--card-border-color);
`

const columns = `
  @container (min-width: ${SIDE_BY_SIDE}) {
    grid-template-columns: minmax(9rem, 0.7fr) repeat(3, minmax(0, 1fr)) 2.0625rem;
  }
`

/** Column names, hidden when languages are stacked. */
export const Columns = styled.div`
  display: none;
  gap: 0.75rem;
  padding-block: 0.75rem;
  @container (min-width: ${SIDE_BY_SIDE}) {
    display: grid;
  }
  ${columns}
`

/** A text with its key, a cell per language and a menu; stacked in narrow panes. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 2.0625rem;
  gap: 0.75rem;
  padding-block: 0.875rem;
  border-bottom: 1px solid var(--card-border-color);
  scroll-margin-block: 9rem 2rem;
  > [data-cell='text'] {
    grid-column: 1 / -1;
  }
  > [data-cell='menu'] {
    grid-area: 1 / 2;
  }
  @container (min-width: ${SIDE_BY_SIDE}) {
    > [data-cell='text'],
    > [data-cell='menu'] {
      grid-area: auto;
    }
  }
  ${columns}
`

/** The language of a field, shown when languages are stacked. */
export const FieldName = styled.div`
  margin-block-end: 0.375rem;
  @container (min-width: ${SIDE_BY_SIDE}) {
    display: none;
  }
`

const textStyle = css`
  display: block;
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 2.0625rem;
  padding: 0.4375rem 0.625rem;
  border: 0;
  border-radius: 3px;
  background: transparent;
  color: var(--card-fg-color);
  font-size: 0.8125rem;
  line-height: 1.1875rem;
  font-family: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  &[lang='ar'] {
    font-size: 0.9375rem;
    line-height: 1.4375rem;
  }
`

/** A text input that grows with its lines. */
export const TextArea = styled.textarea`
  ${textStyle}
  resize: none;
  field-sizing: content;
  scroll-margin-block: 10rem 3rem;
  &:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
  }
  &:read-only {
    color: var(--card-muted-fg-color);
  }
`

/** Looks like `TextArea` without being an input. */
export const StaticText = styled.div`
  ${textStyle}
`

export const KeyName = styled.code`
  color: var(--card-fg-color);
  font:
    500 0.75rem/1.1875rem ui-monospace,
    'SFMono-Regular',
    Menlo,
    Consolas,
    monospace;
  overflow-wrap: anywhere;
`
