import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { keepNumbersTogether } from './keep-numbers-together.tsx'

const TONES = { good: 'text-accent', bad: 'text-danger', quiet: 'text-body-secondary' }

/** The look of an outcome. */
export type Tone = keyof typeof TONES

interface OutcomeProperties {
  icon: IconName
  tone: Tone
  heading: string
  children: ReactNode
}

/** Renders the frame of a page about what became of an order: an icon, a heading, and the rest. */
export function Outcome({ icon, tone, heading, children }: OutcomeProperties) {
  return (
    <main id="content" tabIndex={-1}>
      <section className="section section--under-bar outcome">
        <div className="container-fluid">
          <p className={`outcome__mark mb-5 ${TONES[tone]}`}>
            <Icon name={icon} />
          </p>
          <h1 className="title">{keepNumbersTogether(heading)}</h1>
          {children}
        </div>
      </section>
    </main>
  )
}
