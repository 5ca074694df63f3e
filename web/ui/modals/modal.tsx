'use client'

import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../icon.tsx'

interface ModalProperties {
  title: string
  closeLabel: string
  /** Whether it stays open for now: a request to dismiss it makes it bounce instead. */
  isLocked: boolean
  /** Called when the modal is dismissed; the parent stops rendering it. */
  onDismiss: () => void
  children: ReactNode
}

const isOfDialog = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget

/**
 * A modal, open as long as it is rendered: a native dialog that traps and returns the focus and makes the page inert. Escape, a
 * click on the backdrop and the close button dismiss it, unless it is locked.
 */
export function Modal(properties: ModalProperties) {
  const { title, closeLabel, isLocked, onDismiss, children } = properties
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  const titleId = useId()

  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Returns the focus; removing the element would not.
    return () => shown?.close()
  }, [])

  const bounce = () => {
    dialog.current?.classList.remove('modal-window--bounce')
    // Reading a size lets the animation start again.
    void dialog.current?.offsetWidth
    dialog.current?.classList.add('modal-window--bounce')
  }
  const dismiss = () => {
    if (isLocked) bounce()
    else onDismiss()
  }
  const requestDismiss = (event: SyntheticEvent) => {
    event.preventDefault()
    dismiss()
  }

  return createPortal(
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- a click on the backdrop is one on its dialog
    <dialog
      ref={dialog}
      className="modal-window"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        // Escape also closes the words of an input method.
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) requestDismiss(event)
      }}
      // The back gesture of phones; Escape is handled above.
      onCancel={(event) => {
        if (isOfDialog(event)) requestDismiss(event)
      }}
      // A text selected with the mouse may end on the backdrop, which is then clicked without having been pressed.
      onPointerDown={(event) => {
        isPressedOutside.current = isOfDialog(event)
      }}
      onClick={(event) => {
        if (isOfDialog(event) && isPressedOutside.current) requestDismiss(event)
      }}
    >
      <div className="modal-window__body">
        <div className="modal-window__head d-flex align-items-center justify-content-between mb-4">
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className="icon-button modal-window__close"
            aria-label={closeLabel}
            onClick={dismiss}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  )
}
