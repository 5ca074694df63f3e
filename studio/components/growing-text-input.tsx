import { type InputProps, isStringInputProps } from 'sanity'
import { styled } from 'styled-components'

const ROWS = 3

/** Browsers without `field-sizing` show the rows and scroll. */
const Growing = styled.div`
  textarea {
    field-sizing: content;
    min-block-size: calc(var(--rows) * 1lh + 1rem);
  }
`

/** Lets the input of a text with several lines grow with the text. */
export function GrowingTextInput(props: InputProps) {
  if (!isStringInputProps(props) || props.schemaType.type?.name !== 'text') return props.renderDefault(props)
  const { rows = ROWS } = props.schemaType as { rows?: number }
  return <Growing style={{ '--rows': rows }}>{props.renderDefault(props)}</Growing>
}
