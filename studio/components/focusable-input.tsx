import { type ReactElement, useEffect, useImperativeHandle, useRef } from 'react'
import {
  type InputProps,
  isArrayOfObjectsInputProps,
  isArrayOfPrimitivesInputProps,
  isObjectInputProps,
  type ObjectInputProps,
} from 'sanity'
import { findInput, FirstFieldFocus } from './first-field-focus.tsx'
import { useMenuFocus } from './use-menu-focus.ts'

const EDITABLE_TEXT = '[contenteditable="true"]'

/** A dialog is built and shown in several steps, which take longest on a slow machine. */
const OPENING_MS = 2000

/**
 * Lets Studio focus the inputs that cannot be focused by themselves: lists of check boxes and formatted texts. All inputs
 * keep the focus that Studio gives them when it opens their dialog.
 */
export function FocusableInput(props: InputProps) {
  const isFocused = props.focused ?? false
  const children = props.renderDefault(props)
  if (isDocument(props)) {
    const isNew = !props.readOnly && !Object.hasOwn(props.value ?? {}, '_createdAt')
    return <FirstFieldFocus isNew={isNew}>{children}</FirstFieldFocus>
  }
  if (isObjectInputProps(props)) return <FocusableObject isFocused={isFocused}>{children}</FocusableObject>
  const isText = isArrayOfObjectsInputProps(props) && props.schemaType.of.some(({ name }) => name === 'block')
  if (isText) return <FocusableText isFocused={isFocused}>{children}</FocusableText>
  const isCheckList =
    isArrayOfPrimitivesInputProps(props) && Boolean((props.schemaType.options as { list?: unknown })?.list)
  const ref = props.elementProps?.ref
  if (isCheckList) return <Focusable input={{ ref }}>{children}</Focusable>
  return (
    <KeepsFocus isFocused={isFocused} findTarget={() => ref?.current}>
      {children}
    </KeepsFocus>
  )
}

/** Returns whether an input is the form of a whole document. */
const isDocument = (props: InputProps): props is ObjectInputProps => props.path.length === 0

interface FocusableProps {
  input: Pick<InputProps['elementProps'], 'ref'>
  children: ReactElement
}

/** A grid of Studio would otherwise be as wide as the toolbar of a formatted text, and the form scroll sideways. */
const SHRINKS = { minInlineSize: 0 }

/** Without it, the error of a list without a choice leads nowhere. */
function Focusable({ input, children }: FocusableProps) {
  const content = useRef<HTMLDivElement>(null)
  useImperativeHandle(input.ref, () => ({
    focus() {
      content.current?.querySelector<HTMLElement>('input:enabled')?.focus()
    },
  }))
  return (
    <div ref={content} style={SHRINKS}>
      {children}
    </div>
  )
}

interface FocusedProps {
  isFocused: boolean
  children: ReactElement
}

/** An editor is read-only when its tab or dialog opens, so its text can be focused only a little later. Its menus give the focus back. */
function FocusableText({ isFocused, children }: FocusedProps) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <KeepsFocus isFocused={isFocused} findTarget={() => content.current?.querySelector(EDITABLE_TEXT)}>
      <div ref={content} style={SHRINKS} {...useMenuFocus()}>
        {children}
      </div>
    </KeepsFocus>
  )
}

/** The dialog of a list item opens with the focus on the item, whose first field the person fills in. */
function FocusableObject({ isFocused, children }: FocusedProps) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <KeepsFocus isFocused={isFocused} findTarget={() => findInput(content.current)}>
      <div ref={content} style={SHRINKS}>
        {children}
      </div>
    </KeepsFocus>
  )
}

/**
 * Gives an input that appears with the focus this focus again until the person acts: dialogs focus their first button afterwards, and
 * popovers are still hidden when Studio focuses what they contain.
 */
function KeepsFocus({ isFocused, findTarget, children }: FocusedProps & { findTarget: () => unknown }) {
  const first = useRef({ isFocused, findTarget })
  useEffect(() => {
    if (!first.current.isFocused) return
    const opened = performance.now()
    let frame = 0
    const stop = () => cancelAnimationFrame(frame)
    const keep = () => {
      const target = first.current.findTarget()
      if (target instanceof HTMLElement && !target.contains(document.activeElement)) target.focus()
      if (performance.now() - opened < OPENING_MS) frame = requestAnimationFrame(keep)
    }
    keep()
    document.addEventListener('keydown', stop, { once: true })
    document.addEventListener('pointerdown', stop, { once: true })
    return stop
  }, [])
  return children
}
