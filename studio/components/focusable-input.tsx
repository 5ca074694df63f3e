import { type ReactElement, useEffect, useImperativeHandle, useRef } from 'react'
import { type InputProps, isArrayOfObjectsInputProps, isArrayOfPrimitivesInputProps } from 'sanity'
import { DEFAULT_LOCALE } from '#schemas/shared/locales.ts'

/** What is focused in a field: the button that adds the required language, else its first input. */
const TARGETS = [
  `[data-testid="add-${DEFAULT_LOCALE}"]:enabled`,
  'input, textarea, [contenteditable="true"], button:enabled',
]

/** Lets Studio focus the inputs that cannot be focused by themselves: localized fields, lists of check boxes and empty rich texts. */
export function FocusableInput(props: InputProps) {
  if (isArrayOfObjectsInputProps(props) && props.schemaType.of.some(({ name }) => name === 'block'))
    return <FocusableText isFocused={props.focused ?? false}>{props.renderDefault(props)}</FocusableText>
  const isLocalized =
    isArrayOfObjectsInputProps(props) && props.schemaType.name.startsWith('internationalizedArray')
  const isCheckList =
    isArrayOfPrimitivesInputProps(props) && Boolean((props.schemaType.options as { list?: unknown })?.list)
  if (!isLocalized && !isCheckList) return props.renderDefault(props)
  return <Focusable input={props.elementProps}>{props.renderDefault(props)}</Focusable>
}

interface FocusableProps {
  input: Pick<InputProps['elementProps'], 'ref'>
  children: ReactElement
}

/** Without it, the error of a missing English text and of a list without a choice lead nowhere. */
function Focusable({ input, children }: FocusableProps) {
  const content = useRef<HTMLDivElement>(null)
  useImperativeHandle(input.ref, () => ({
    focus() {
      const found = TARGETS.map((target) => content.current?.querySelector<HTMLElement>(target))
      found.find((element) => element)?.focus()
    },
  }))
  return <div ref={content}>{children}</div>
}

interface FocusableTextProps {
  isFocused: boolean
  children: ReactElement
}

/** An editor is read-only when its tab or dialog opens, so it loses the focus that Studio gives it then. */
function FocusableText({ isFocused, children }: FocusableTextProps) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = content.current
    if (!isFocused || !input) return
    const observer = new MutationObserver(() =>
      input.querySelector<HTMLElement>('[contenteditable="true"]')?.focus(),
    )
    observer.observe(input, { subtree: true, attributeFilter: ['contenteditable'] })
    return () => observer.disconnect()
  }, [isFocused])
  return <div ref={content}>{children}</div>
}
