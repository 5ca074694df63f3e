import type { ContentButton } from '#web/content/types.ts'
import { Icon } from './icon.tsx'
import { SiteLink } from './site-link.tsx'

const faces = { primary: 'btn btn-primary', secondary: 'btn btn-secondary', text: 'text-link' } as const

/** A link drawn as an editor chose: filled, outlined, or as words on a line. */
export function ButtonLink({ button, newTabHint }: { button: ContentButton; newTabHint?: string }) {
  return (
    <SiteLink link={button.link} className={faces[button.style]} newTabHint={newTabHint}>
      {button.label}
      <Icon name="arrow" forward />
    </SiteLink>
  )
}
