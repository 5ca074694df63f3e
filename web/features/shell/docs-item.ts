import type { MenuItem, SiteSettings } from './types.ts'

/** The way to the documentation as an item of a menu; none where no editor has given its address. */
export function docsItems({ docsUrl }: SiteSettings, label: string): MenuItem[] {
  if (!docsUrl) return []
  const link = { href: docsUrl, external: true, newTab: true, isDocument: false }
  return [{ key: 'docs', label, link, badge: null, icon: null, children: [] }]
}
