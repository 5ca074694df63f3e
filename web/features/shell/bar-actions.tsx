import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteLink } from '#web/ui/site-link.tsx'
import type { SiteSettings } from './types.ts'

interface BarActionsProperties {
  settings: SiteSettings
  /** The ways into an account and out of it. */
  account: ReactNode
}

/** What the head of a page invites to do: its account, and the button that editors choose. */
export async function BarActions({ settings: { topBar }, account }: BarActionsProperties) {
  const [texts, common] = await Promise.all([getTranslations('navigation'), getTranslations('common')])
  return (
    <>
      {account}
      {topBar.showBuyNow && topBar.buyNowLink && (
        <SiteLink
          className="btn btn-primary btn--small topbar__buy-now"
          link={topBar.buyNowLink}
          newTabHint={common('opensInNewTab')}
        >
          {texts('buyNow')}
        </SiteLink>
      )}
    </>
  )
}
