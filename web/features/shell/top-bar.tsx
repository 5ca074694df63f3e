import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { BarActions } from './bar-actions.tsx'
import { docsItems } from './docs-item.ts'
import { DrawerButton } from './drawer.tsx'
import { Logo } from './logo.tsx'
import { MENU_SIGNS } from './menu-signs.tsx'
import { Navigation } from './navigation.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import type { MenuItem, SiteSettings } from './types.ts'

interface TopBarProperties {
  settings: SiteSettings
  /** The main menu. */
  items: MenuItem[]
  /** The search as a field of the bar, and behind a button. */
  search: Record<'input' | 'floating', ReactNode>
  /** The button of the cart. */
  cart: ReactNode
  /** The ways into an account and out of it. */
  account: ReactNode
}

/** The head of every page. On small screens menu and actions move into the side menu. */
export async function TopBar({ settings, items, search, cart, account }: TopBarProperties) {
  const [texts, common] = await Promise.all([getTranslations('navigation'), getTranslations('common')])
  const { topBar } = settings
  const docs = docsItems(settings, texts('docs'))
  const menu = { group: 'top-bar', newTabHint: common('opensInNewTab'), signs: MENU_SIGNS }

  return (
    <header className="topbar">
      <div className="topbar__bar">
        <div className="container-fluid topbar__row">
          <Logo settings={settings} label={texts('homeOf', { site: settings.siteName })} />
          <nav className="topbar__nav" aria-label={texts('mainMenu')}>
            <Navigation className="menu-row" items={items} wide {...menu} />
            {docs.length > 0 && <Navigation className="menu-row topbar__docs" items={docs} {...menu} />}
          </nav>
          <div className="topbar__tools">
            {topBar.showSearchInput && search.input}
            {topBar.showFloatingSearch && search.floating}
            {topBar.showThemeSwitch && <ThemeMenu />}
            {topBar.showCart && cart}
            <div className="topbar__actions">
              <BarActions settings={settings} account={account} />
            </div>
            <DrawerButton label={texts('openMenu')} sign={<Icon name="menu" />} />
          </div>
        </div>
      </div>
    </header>
  )
}
