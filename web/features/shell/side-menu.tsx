import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Drawer } from './drawer.tsx'
import { LanguageLinks } from './language-links.tsx'
import type { MenuItem } from './menu-item.ts'
import { docsItems, MENU_ICONS, TopBarActions } from './menu-parts.tsx'
import { Navigation } from './navigation.tsx'
import type { SiteSettings } from './queries.ts'

interface SideMenuProperties {
  settings: SiteSettings
  /** The main menu. */
  items: MenuItem[]
  locale: LocaleId
  /** Sign-in or account links. */
  account: ReactNode
}

/** The menu and actions of small screens. It is at the end of the document, so that the page's head is parsed sooner. */
export async function SideMenu({ settings, items, locale, account }: SideMenuProperties) {
  const texts = await getTranslations('navigation')
  return (
    <Drawer title={texts('menu')} closeLabel={texts('closeMenu')} closeIcon={<Icon name="close" />}>
      <nav aria-label={texts('mainMenu')}>
        <Navigation
          className="drawer__menu"
          items={[...items, ...docsItems(settings, texts('docs'))]}
          group="drawer"
          icons={MENU_ICONS}
        />
      </nav>
      <div className="drawer__actions">
        <TopBarActions settings={settings} account={account} />
      </div>
      <nav className="drawer__languages" aria-label={texts('language')}>
        <LanguageLinks current={locale} />
      </nav>
    </Drawer>
  )
}
