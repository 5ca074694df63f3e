'use client'

import { type FocusEvent, useRef, useSyncExternalStore } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { Toast, Toasts } from './toasts.ts'

const NONE: readonly Toast[] = []

/** The live region of toasts. It must be mounted before the first toast. */
export function Toaster({ toasts, texts }: { toasts: Toasts; texts: { region: string; dismiss: string } }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, () => NONE)
  const origin = useRef<EventTarget>(null)
  const rememberOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget
  }
  const returnFocus = () => {
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true })
  }
  return (
    <section className="toasts" aria-label={texts.region} onFocus={rememberOrigin}>
      <div className="stack gap-3" aria-live="polite">
        {shown.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            toasts={toasts}
            dismissLabel={texts.dismiss}
            returnFocus={returnFocus}
          />
        ))}
      </div>
    </section>
  )
}

interface ToastCardProperties {
  toast: Toast
  toasts: Toasts
  dismissLabel: string
  returnFocus: () => void
}

function ToastCard({ toast, toasts, dismissLabel, returnFocus }: ToastCardProperties) {
  const { id, kind, message, isBrief, state, running, run } = toast
  const pause = () => toasts.pause(id)
  const resume = () => toasts.resume(id)
  const dismiss = () => toasts.dismiss(id)
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- The button inside dismisses by keyboard.
    <div
      className={`toast-card toast-card--${kind}`}
      role={kind === 'error' ? 'alert' : undefined}
      data-state={state}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
      onClick={dismiss}
    >
      <Icon name={kind === 'error' ? 'info' : 'check'} />
      <p>{message}</p>
      <button type="button" className="icon-button" aria-label={dismissLabel} onClick={returnFocus}>
        <Icon name="close" />
      </button>
      {isBrief && running !== null && (
        <span key={run} className="toast-card__time" style={{ animationDuration: `${running}ms` }} />
      )}
    </div>
  )
}
