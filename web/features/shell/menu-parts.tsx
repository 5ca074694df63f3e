import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import type { MenuItem } from './menu-item.ts'
import type { SiteSettings } from './queries.ts'

/** The icons of menu items with a submenu and of links that open a new tab. */
export const MENU_ICONS = { branch: <Icon name="chevron-down" />, newTab: <Icon name="external" forward /> }

/** Returns the documentation link as a menu item; nothing when no address is set. */
export function docsItems({ docsUrl }: SiteSettings, label: string): MenuItem[] {
  if (!docsUrl) return []
  const link = { href: docsUrl, external: true, newTab: true, isDocument: false }
  return [{ key: 'docs', label, link, badge: null, icon: null, children: [] }]
}

interface TopBarActionsProperties {
  settings: SiteSettings
  /** Sign-in or account links. */
  account: ReactNode
}

/** The actions of the top bar: the account, and the button that editors choose. */
export async function TopBarActions({ settings: { topBar }, account }: TopBarActionsProperties) {
  const texts = await getTranslations('navigation')
  return (
    <>
      {account}
      {topBar.showBuyNow && topBar.buyNowLink && (
        <SiteLink className="btn btn-primary btn--small topbar__buy-now" link={topBar.buyNowLink}>
          {texts('buyNow')}
        </SiteLink>
      )}
    </>
  )
}
