import { type ReactElement, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import {
  type InputProps,
  isArrayOfObjectsInputProps,
  isArrayOfPrimitivesInputProps,
  isObjectInputProps,
} from 'sanity'
import { useMenuFocus } from './use-menu-focus.ts'

const FIELD = '[data-testid^="field-"]:not([data-testid^="field-group"])'
const EDITABLE_TEXT = '[contenteditable="true"]'
const WRITABLE = [
  'input:not([type=file]):enabled:read-write',
  'textarea:enabled:read-write',
  EDITABLE_TEXT,
].join()

/** How long a form or dialog may take to open: a slow machine draws its fields step by step. */
const OPENING_MS = 30_000
/** For this long, the target takes the focus back from everything; later only from what Studio focuses. */
const KEEPING_MS = 2000
/** Studio focuses the first button of a form or dialog several times while it opens. */
const FOCUSED_BY_STUDIO = 'body, button'

/**
 * Lets Studio focus the inputs that cannot be focused by themselves: lists of check boxes and formatted texts. All inputs
 * keep the focus that Studio gives them when it opens their dialog, and new documents focus their first field.
 */
export function FocusableInput(props: InputProps) {
  const [wasFocused] = useState(props.focused ?? false)
  const children = props.renderDefault(props)
  if (isObjectInputProps(props)) {
    const isDocument = props.path.length === 0
    const isNew = !props.readOnly && !Object.hasOwn(props.value ?? {}, '_createdAt')
    return (
      <FocusableObject isDocument={isDocument} isActive={isDocument ? isNew : wasFocused}>
        {children}
      </FocusableObject>
    )
  }
  const isText = isArrayOfObjectsInputProps(props) && props.schemaType.of.some(({ name }) => name === 'block')
  if (isText) return <FocusableText isActive={wasFocused}>{children}</FocusableText>
  const isCheckList =
    isArrayOfPrimitivesInputProps(props) && Boolean((props.schemaType.options as { list?: unknown })?.list)
  const ref = props.elementProps?.ref
  if (isCheckList) return <Focusable input={{ ref }}>{children}</Focusable>
  return (
    <KeepsFocus isActive={wasFocused} findTarget={() => ref?.current}>
      {children}
    </KeepsFocus>
  )
}

/** Returns the input of the first field of a form, once it can be written into. */
const findFirstInput = (form: HTMLElement | null) => form?.querySelector(FIELD)?.querySelector(WRITABLE)

/** Returns the input of a form that has the focus, or else that of the first field. */
function findInput(form: HTMLElement | null) {
  const focused = document.activeElement
  return focused?.matches(WRITABLE) && form?.contains(focused) ? focused : findFirstInput(form)
}

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
  isActive: boolean
  children: ReactElement
}

/** An editor is read-only when its tab or dialog opens, so its text can be focused only a little later. Its menus give the focus back. */
function FocusableText({ isActive, children }: FocusedProps) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <KeepsFocus isActive={isActive} findTarget={() => content.current?.querySelector(EDITABLE_TEXT)}>
      <div ref={content} style={SHRINKS} {...useMenuFocus()}>
        {children}
      </div>
    </KeepsFocus>
  )
}

/**
 * The first field of a new document or of a list item in a dialog, which the person fills in. A dialog may open at another field. A new
 * document never does, but Studio focuses another one while the first is loading.
 */
function FocusableObject({ isDocument, isActive, children }: FocusedProps & { isDocument: boolean }) {
  const content = useRef<HTMLDivElement>(null)
  const findTarget = () => (isDocument ? findFirstInput(content.current) : findInput(content.current))
  return (
    <KeepsFocus isActive={isActive} findTarget={findTarget}>
      <div ref={content} style={SHRINKS}>
        {children}
      </div>
    </KeepsFocus>
  )
}

/**
 * Gives a target the focus as soon as it is there, and again until the person acts: forms and dialogs focus their first button afterwards, and
 * popovers are still hidden when Studio focuses what they contain.
 */
function KeepsFocus({ isActive, findTarget, children }: FocusedProps & { findTarget: () => unknown }) {
  const findLatest = useEffectEvent(findTarget)
  useEffect(() => {
    if (!isActive) return
    const openedAt = performance.now()
    let foundAt: number | undefined
    let frame = 0
    const stop = () => cancelAnimationFrame(frame)
    const keep = () => {
      const target = findLatest()
      const now = performance.now()
      if (target instanceof HTMLElement) {
        foundAt ??= now
        const focused = document.activeElement
        const shouldKeep = now - foundAt < KEEPING_MS || focused?.matches(FOCUSED_BY_STUDIO)
        if (shouldKeep && !target.contains(focused)) target.focus()
      }
      if (now - openedAt < OPENING_MS) frame = requestAnimationFrame(keep)
    }
    keep()
    document.addEventListener('keydown', stop, { once: true })
    document.addEventListener('pointerdown', stop, { once: true })
    return stop
  }, [isActive])
  return children
}
