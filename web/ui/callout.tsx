import type { ReactNode } from 'react'
import type { CalloutTone } from '#schemas/shared/callout-tones.ts'
import { Icon, type IconName } from './icon.tsx'

const SIGNS: Record<CalloutTone, IconName> = { note: 'info', tip: 'bulb', warning: 'alert' }

interface CalloutProperties {
  tone: CalloutTone
  /** What it is, in the language of the page: “Tip”. */
  label: string
  children: ReactNode
}

/** A few sentences set apart, with what they are in front of them. */
export function Callout({ tone, label, children }: CalloutProperties) {
  return (
    <div className={`callout callout--${tone}`} role="note">
      <p className="callout__label">
        <Icon name={SIGNS[tone]} />
        {label}
      </p>
      <div className="callout__text">{children}</div>
    </div>
  )
}
