import type { ReactNode } from 'react'
import type { CalloutTone } from '#schemas/shared/content-choices.ts'
import { Icon, type IconName } from './icon.tsx'

const ICONS: Record<CalloutTone, IconName> = { note: 'info', tip: 'bulb', warning: 'alert' }

interface CalloutProperties {
  tone: CalloutTone
  /** Its kind in the page's language: “Tip”. */
  label: string
  children: ReactNode
}

/** A highlighted note with its kind as label. */
export function Callout({ tone, label, children }: CalloutProperties) {
  return (
    <div className={`callout callout--${tone} stack gap-2`} role="note">
      <p className="callout__label d-flex align-items-center gap-2 fs-small fw-semibold">
        <Icon name={ICONS[tone]} />
        {label}
      </p>
      <div className="callout__text">{children}</div>
    </div>
  )
}
