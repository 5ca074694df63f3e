import type { SiteSettings } from './queries.ts'
import type { MenuItem } from './types.ts'

/** Returns the documentation link as a menu item; nothing when no address is set. */
export function docsItems({ docsUrl }: SiteSettings, label: string): MenuItem[] {
  if (!docsUrl) return []
  const link = { href: docsUrl, external: true, newTab: true, isDocument: false }
  return [{ key: 'docs', label, link, badge: null, icon: null, children: [] }]
}
