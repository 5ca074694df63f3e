import type { ContentButton } from '#web/sanity/types.ts'
import { Icon } from './icon.tsx'
import { SiteLink } from './site-link.tsx'

const styles = { primary: 'btn btn-primary', secondary: 'btn btn-secondary', text: 'text-link' } as const

interface ButtonLinkProperties {
  button: ContentButton
  newTabHint?: string
  /** Read out after a generic label such as “Learn more”. */
  subject?: string
}

/** A link styled as a primary button, a secondary button or a text link. */
export function ButtonLink({ button, newTabHint, subject }: ButtonLinkProperties) {
  return (
    <SiteLink link={button.link} className={styles[button.style]} newTabHint={newTabHint}>
      {button.label}
      {subject && <span className="visually-hidden"> {subject}</span>}
      <Icon name="arrow" forward />
    </SiteLink>
  )
}
