import type { ContentButton } from '#web/sanity/types.ts'
import { ButtonLink } from './button-link.tsx'

/** Buttons in a row; nothing when there are none. */
export function ButtonRow({ buttons, newTabHint }: { buttons: ContentButton[]; newTabHint: string }) {
  if (buttons.length === 0) return null
  return (
    <div className="actions">
      {buttons.map((button) => (
        <ButtonLink key={`${button.link.href} ${button.label}`} button={button} newTabHint={newTabHint} />
      ))}
    </div>
  )
}
