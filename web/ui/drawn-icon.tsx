import { ICON_DRAWINGS } from '#schemas/shared/icon-drawings.ts'
import type { IconKey } from '#schemas/shared/icons.ts'
import { IconDrawing } from './icon-drawing.tsx'

/** A decorative icon with thin lines and one stroke in the accent color. */
export const DrawnIcon = ({ name }: { name: IconKey | null }) =>
  name && <IconDrawing drawing={ICON_DRAWINGS[name]} />
