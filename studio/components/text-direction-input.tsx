import { type RefObject, useMemo } from 'react'
import {
  type ArrayOfObjectsInputProps,
  type InputProps,
  isArrayOfBlocksInputProps,
  isStringInputProps,
  useFormValue,
} from 'sanity'
import { createGlobalStyle } from 'styled-components'
import { findLocale } from '#schemas/shared/locales.ts'

const INDENT_PX = 32
/** The levels of lists that the site shows. */
const LIST_LEVELS = [1, 2, 3, 4, 5, 6]

/** Studio places the markers and indents of lists and the bar of quotes on the left; right-to-left text needs them on the right. */
const RightToLeftText = createGlobalStyle`
  [data-pt-editor][dir='rtl'] {
    ${LIST_LEVELS.map(
      (level) =>
        `[data-level='${level}'] [data-list-item] > * { padding-left: 0; padding-right: ${level * INDENT_PX}px; }`,
    )}
    [data-list-item] [data-list-prefix] {
      margin-left: 0;
      margin-right: -4.5rem;
      text-align: left;
    }
    blockquote {
      padding-left: 0;
      padding-right: 12px;
      &::before {
        left: auto;
        right: 0;
      }
    }
  }
`

/** Shows a formatted text from right to left. The expanded editor is elsewhere in the page, so its element has the direction itself. */
function RightToLeftInput(props: ArrayOfObjectsInputProps) {
  const ref = props.elementProps.ref as RefObject<HTMLElement | null>
  const directedRef = useMemo(
    () => ({
      get current(): HTMLElement | null {
        return ref.current
      },
      set current(element) {
        if (element) element.dir = 'rtl'
        ref.current = element
      },
    }),
    [ref],
  )
  return (
    <div dir="rtl" style={{ minInlineSize: 0 }}>
      <RightToLeftText />
      {props.renderDefault({ ...props, elementProps: { ...props.elementProps, ref: directedRef } })}
    </div>
  )
}

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
    return <RightToLeftInput {...props} />
  }
  return props.renderDefault(props)
}
