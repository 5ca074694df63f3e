import type { ContentButton } from '#web/content/types.ts'
import { Icon } from './icon.tsx'
import { SiteLink } from './site-link.tsx'

const faces = { primary: 'btn btn-primary', secondary: 'btn btn-secondary', text: 'text-link' } as const

interface ButtonLinkProperties {
  button: ContentButton
  newTabHint?: string
  /** What the button is about, said after a label such as “Learn more” to those who hear it out of its place. */
  subject?: string
}

/** A link drawn as an editor chose: filled, outlined, or as words on a line. */
export function ButtonLink({ button, newTabHint, subject }: ButtonLinkProperties) {
  return (
    <SiteLink link={button.link} className={faces[button.style]} newTabHint={newTabHint}>
      {button.label}
      {subject && <span className="visually-hidden"> {subject}</span>}
      <Icon name="arrow" forward />
    </SiteLink>
  )
}
