import type { ContentButton } from '#web/sanity/types.ts'
import { ContentText } from './content-text.tsx'
import { Icon } from './icon.tsx'
import { SiteLink } from './site-link.tsx'

const styles = { primary: 'btn btn-primary', secondary: 'btn btn-secondary', text: 'text-link' } as const

interface ButtonLinkProperties {
  button: ContentButton
  /** Read out after a generic label such as “Learn more”. */
  subject?: string | null
}

/** A link styled as a primary button, a secondary button or a text link. */
export function ButtonLink({ button, subject }: ButtonLinkProperties) {
  return (
    <SiteLink link={button.link} className={styles[button.style]}>
      <ContentText as="span" text={button.label} />{' '}
      <ContentText as="span" className="visually-hidden" text={subject} />
      <Icon name="arrow" forward />
    </SiteLink>
  )
}

/** Buttons in a row; nothing when there are none. */
export function ButtonRow({ buttons }: { buttons: ContentButton[] }) {
  if (buttons.length === 0) return null
  return (
    <div className="actions">
      {buttons.map((button) => (
        <ButtonLink key={`${button.link.href} ${button.label}`} button={button} />
      ))}
    </div>
  )
}
