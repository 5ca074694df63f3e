import { css, styled } from 'styled-components'

const onlyForScreenReaders = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Radio buttons side by side that look like tabs. */
export const Switch = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem;
  [data-code] {
    display: none;
  }
`

/** The switch in the header of a document. In a narrow pane, names become codes to leave room for the versions. */
export const HeaderSwitch = styled(Switch)<{ $isNarrow: boolean }>`
  flex-wrap: nowrap;
  ${({ $isNarrow }) =>
    $isNarrow &&
    css`
      gap: 0;
      > label {
        gap: 0.125rem;
        padding-inline: 0.25rem;
      }
      [data-name] {
        ${onlyForScreenReaders}
      }
      [data-code] {
        display: inline;
      }
    `}
`

/** A radio button as a tab: the input is hidden, its label shows the state. */
export const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.375rem;
  padding: 0.5rem;
  border-radius: 3px;
  cursor: pointer;
  > input {
    ${onlyForScreenReaders}
    margin: 0;
  }
  &:hover {
    background: var(--card-muted-bg-color);
  }
  &:has(:checked) {
    background: var(--card-border-color);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--card-focus-ring-color);
  }
`

/** A text that only screen readers announce. They skip Sanity UI's `SrOnly`, because it is `aria-hidden`. */
export const Announced = styled.span`
  ${onlyForScreenReaders}
`
