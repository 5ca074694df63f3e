import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { DrawerButton } from './drawer.tsx'
import { Logo } from './logo.tsx'
import type { MenuItem } from './menu-item.ts'
import { docsItems, MENU_ICONS, TopBarActions } from './menu-parts.tsx'
import { menuWidthClass } from './menu-width.ts'
import { Navigation } from './navigation.tsx'
import type { SiteSettings } from './queries.ts'
import { ThemeMenu } from './theme-menu.tsx'

interface TopBarProperties {
  settings: SiteSettings
  /** The main menu. */
  items: MenuItem[]
  /** The search as an input and as a floating button. */
  search: Record<'input' | 'floating', ReactNode>
  /** The cart button. */
  cart: ReactNode
  /** Sign-in or account links. */
  account: ReactNode
}

/** The top bar of every page. On small screens, menu and actions move to the side menu. */
export async function TopBar({ settings, items, search, cart, account }: TopBarProperties) {
  const texts = await getTranslations('navigation')
  const { topBar } = settings
  const docs = docsItems(settings, texts('docs'))
  const menu = { group: 'top-bar', icons: MENU_ICONS }

  // In narrower windows a button replaces the search field, and the side menu has the links. The field takes twice their room.
  const { showSearchInput, showBuyNow } = topBar
  const extras = [docs.length > 0, showBuyNow, showSearchInput, showSearchInput].filter(Boolean).length
  const width = extras > 2 ? 'topbar--full' : extras > 0 ? 'topbar--crowded' : ''

  return (
    <header className={`topbar ${width} ${menuWidthClass(items)}`}>
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
            {topBar.showSearchInput && !topBar.showFloatingSearch && (
              <div className="topbar__small-search">{search.floating}</div>
            )}
            {topBar.showThemeSwitch && <ThemeMenu />}
            {topBar.showCart && cart}
            <div className="topbar__actions">
              <TopBarActions settings={settings} account={account} />
            </div>
            <DrawerButton label={texts('openMenu')} icon={<Icon name="menu" />} />
          </div>
        </div>
      </div>
    </header>
  )
}
