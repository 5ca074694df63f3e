'use client'

import { useSyncExternalStore } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { Toast, Toasts } from './toasts.ts'

interface ToasterProperties {
  toasts: Toasts
  texts: { region: string; dismiss: string }
}

const NONE: readonly Toast[] = []

/** Where toasts appear and are read out. It must stand in the page before the first one comes. */
export function Toaster({ toasts, texts }: ToasterProperties) {
  const shown = useSyncExternalStore(toasts.follow, toasts.read, () => NONE)
  return (
    <section className="toasts" aria-label={texts.region}>
      <div aria-live="polite" aria-relevant="additions text">
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} toasts={toasts} dismissLabel={texts.dismiss} />
        ))}
      </div>
    </section>
  )
}

function ToastCard({ toast, toasts, dismissLabel }: { toast: Toast; toasts: Toasts; dismissLabel: string }) {
  const { id, kind, message, count, state, running, run, progress, tapToDismiss } = toast
  const hold = () => {
    toasts.hold(id)
  }
  const release = () => {
    toasts.release(id)
  }
  const dismiss = () => {
    toasts.dismiss(id)
  }
  return (
    <div
      className={`toast-card toast-card--${kind}`}
      role={kind === 'error' ? 'alert' : undefined}
      data-state={state}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      onClick={tapToDismiss ? dismiss : undefined}
    >
      <Icon name={kind === 'error' ? 'info' : 'check'} />
      <p>
        {message}
        {count > 1 && <span className="toast-card__count"> × {count}</span>}
      </p>
      <button type="button" className="icon-button" aria-label={dismissLabel} onClick={dismiss}>
        <Icon name="close" />
      </button>
      {progress && running !== null && (
        <span key={run} className="toast-card__time" style={{ animationDuration: `${running}ms` }} />
      )}
    </div>
  )
}
