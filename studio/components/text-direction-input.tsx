import { type InputProps, isArrayOfBlocksInputProps, isStringInputProps, useFormValue } from 'sanity'
import { styled } from 'styled-components'
import { findLocale } from '#schemas/shared/locales.ts'

/** Studio places list markers on the left; right-to-left text needs them on the right. */
const RightToLeft = styled.div`
  min-inline-size: 0;
  [data-list-item] > * {
    padding-left: 0;
    padding-right: 32px;
  }
  [data-list-item] [data-list-prefix] {
    margin-left: 0;
    margin-right: -4.5rem;
    text-align: left;
  }
`

/**
 * Sets the text direction of inputs by language, in plain and formatted text. Text without a known language, such as
 * a customer’s, has that of its first letter.
 */
export function TextDirectionInput(props: InputProps) {
  const language = useFormValue([...props.path.slice(0, -1), 'language'])
  const direction = findLocale(language)?.direction
  if (isStringInputProps(props)) {
    const elementProps = { ...props.elementProps, dir: direction ?? 'auto' }
    return props.renderDefault({ ...props, elementProps })
  }
  if (direction === 'rtl' && isArrayOfBlocksInputProps(props)) {
    return <RightToLeft dir="rtl">{props.renderDefault(props)}</RightToLeft>
  }
  return props.renderDefault(props)
}
