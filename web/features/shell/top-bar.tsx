import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { Drawer } from './drawer.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'
import { Navigation } from './navigation.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import type { MenuItem, SiteSettings } from './types.ts'

interface TopBarProperties {
  settings: SiteSettings
  /** The main menu. */
  items: MenuItem[]
  locale: LocaleId
  /** The search as a field of the bar, and behind a button. */
  search: Record<'input' | 'floating', ReactNode>
  /** The button of the cart. */
  cart: ReactNode
  /** The ways into an account and out of it. */
  account: ReactNode
}

/** The head of every page. On small screens menu and actions move into the drawer. */
export async function TopBar({ settings, items, locale, search, cart, account }: TopBarProperties) {
  const [texts, common] = await Promise.all([getTranslations('navigation'), getTranslations('common')])
  const { topBar, docsUrl } = settings
  const newTabHint = common('opensInNewTab')
  const docs: MenuItem[] = docsUrl
    ? [
        {
          key: 'docs',
          label: texts('docs'),
          link: { href: docsUrl, external: true, newTab: true, isDocument: false },
          badge: null,
          icon: null,
          children: [],
        },
      ]
    : []

  const signs = { branch: <Icon name="chevron-down" />, newTab: <Icon name="external" forward /> }
  const actions = (
    <>
      {account}
      {topBar.showBuyNow && topBar.buyNowLink && (
        <SiteLink
          className="btn btn-primary btn--small topbar__buy-now"
          link={topBar.buyNowLink}
          newTabHint={newTabHint}
        >
          {texts('buyNow')}
        </SiteLink>
      )}
    </>
  )

  return (
    <header className="topbar">
      <div className="topbar__bar">
        <div className="container-fluid topbar__row">
          <Logo settings={settings} label={texts('homeOf', { site: settings.siteName })} />
          <nav className="topbar__nav" aria-label={texts('mainMenu')}>
            <Navigation
              className="menu-row"
              items={items}
              group="top-bar"
              wide
              newTabHint={newTabHint}
              signs={signs}
            />
            {docs.length > 0 && (
              <Navigation
                className="menu-row topbar__docs"
                items={docs}
                group="top-bar"
                newTabHint={newTabHint}
                signs={signs}
              />
            )}
          </nav>
          <div className="topbar__tools">
            {topBar.showSearchInput && search.input}
            {topBar.showFloatingSearch && search.floating}
            {topBar.showThemeSwitch && <ThemeMenu />}
            {topBar.showCart && cart}
            <div className="topbar__actions">{actions}</div>
            <Drawer
              title={texts('menu')}
              openLabel={texts('openMenu')}
              closeLabel={texts('closeMenu')}
              openSign={<Icon name="menu" />}
              closeSign={<Icon name="close" />}
            >
              <nav aria-label={texts('mainMenu')}>
                <Navigation
                  className="drawer__menu"
                  items={[...items, ...docs]}
                  group="drawer"
                  newTabHint={newTabHint}
                  signs={signs}
                />
              </nav>
              <div className="drawer__actions">{actions}</div>
              <nav className="drawer__languages" aria-label={texts('language')}>
                <LanguageLinks current={locale} />
              </nav>
            </Drawer>
          </div>
        </div>
      </div>
    </header>
  )
}
