import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { BarActions } from './bar-actions.tsx'
import { docsItems } from './docs-item.ts'
import { Drawer } from './drawer.tsx'
import { LanguageLinks } from './language-links.tsx'
import { MENU_SIGNS } from './menu-signs.tsx'
import { Navigation } from './navigation.tsx'
import type { MenuItem, SiteSettings } from './types.ts'

interface SideMenuProperties {
  settings: SiteSettings
  /** The main menu. */
  items: MenuItem[]
  locale: LocaleId
  /** The ways into an account and out of it. */
  account: ReactNode
}

/** What of the head of a page does not fit on small screens. It stands at the end of the page, so that its head is read sooner. */
export async function SideMenu({ settings, items, locale, account }: SideMenuProperties) {
  const [texts, common] = await Promise.all([getTranslations('navigation'), getTranslations('common')])
  return (
    <Drawer title={texts('menu')} closeLabel={texts('closeMenu')} closeSign={<Icon name="close" />}>
      <nav aria-label={texts('mainMenu')}>
        <Navigation
          className="drawer__menu"
          items={[...items, ...docsItems(settings, texts('docs'))]}
          group="drawer"
          newTabHint={common('opensInNewTab')}
          signs={MENU_SIGNS}
        />
      </nav>
      <div className="drawer__actions">
        <BarActions settings={settings} account={account} />
      </div>
      <nav className="drawer__languages" aria-label={texts('language')}>
        <LanguageLinks current={locale} />
      </nav>
    </Drawer>
  )
}
