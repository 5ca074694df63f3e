import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteLink } from '#web/ui/site-link.tsx'
import type { SiteSettings } from './queries.ts'

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
