import { ICON_DRAWINGS } from '#schemas/shared/icon-drawings.ts'
import type { IconKey } from '#schemas/shared/icons.ts'

/** A decorative icon with thin lines and one stroke in the accent color. */
export function DrawnIcon({ name }: { name: IconKey | null }) {
  if (!name) return null
  const { ink, accent } = ICON_DRAWINGS[name]
  return (
    <svg className="drawn-icon" viewBox="0 0 48 48" aria-hidden="true">
      <path d={ink} />
      <path className="accent" d={accent} />
    </svg>
  )
}
