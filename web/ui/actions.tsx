import type { ContentButton } from '#web/content/types.ts'
import { ButtonLink } from './button-link.tsx'

/** Buttons side by side; nothing where there are none. */
export function Actions({ buttons, newTabHint }: { buttons: ContentButton[]; newTabHint: string }) {
  if (buttons.length === 0) return null
  return (
    <div className="actions">
      {buttons.map((button) => (
        <ButtonLink key={`${button.link.href} ${button.label}`} button={button} newTabHint={newTabHint} />
      ))}
    </div>
  )
}
