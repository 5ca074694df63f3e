import type { IconDrawing } from '#schemas/shared/icon-drawings.ts'
import type { ContentLink } from '#web/sanity/types.ts'

/** A menu item with its children. An item without a link only opens its submenu. */
export interface MenuItem {
  key: string
  label: string
  link: ContentLink | null
  badge: string | null
  /** The badge is the number of open jobs. */
  showsJobCount?: boolean
  icon: IconDrawing | null
  children: MenuItem[]
}
