import { getTranslations } from 'next-intl/server'
import { Suspense, ViewTransition, type ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { preloadFonts } from './fonts.ts'
import { Footer } from './footer.tsx'
import { LinkKeeper } from './link-keeper.tsx'
import { MenuKeeper } from './menu-keeper.tsx'
import { MenuMarks } from './menu-marks.tsx'
import { PAGE_CHANGE } from './page-change.ts'
import { PAGE_ID } from './page-id.ts'
import { RouteProgress } from './route-progress.tsx'
import { ScrollMarks } from './scroll-marks.tsx'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'
import type { Menu, SiteSettings } from './types.ts'

interface ShellProperties {
  settings: SiteSettings
  menus: Menu[]
  locale: LocaleId
  /** The search as a field of the bar, and behind a button. */
  search: Record<'input' | 'floating', ReactNode>
  /** The cart: its button in the bar, and what makes the buttons of the shop work. */
  cart: Record<'button' | 'keeper', ReactNode>
  /** The ways into an account and out of it, for the bar. */
  account: ReactNode
  /** The page; it brings its own `<main>`. */
  children: ReactNode
}

/** Everything around a page, from the skip link to the way back to the top. */
export async function Shell({ settings, menus, locale, search, cart, account, children }: ShellProperties) {
  preloadFonts(locale)
  const texts = await getTranslations('common')
  const items = (identifier: string) => menus.find((menu) => menu.identifier === identifier)?.items ?? []
  return (
    <>
      <a className="skip" href={`#${PAGE_ID}`}>
        {texts('skipToContent')}
      </a>
      <RouteProgress />
      <TopBar
        settings={settings}
        items={items('main')}
        search={search}
        cart={cart.button}
        account={account}
      />
      {/* Next keeps pages one has left in the document, hidden: only what is around them has an id to go by. */}
      {/* Only a press on a link fades: for parts that arrive later, browsers would photograph a page that is still loading. */}
      <ViewTransition default="none" update={{ default: 'none', [PAGE_CHANGE]: PAGE_CHANGE }}>
        <div id={PAGE_ID} className="page" tabIndex={-1}>
          {children}
        </div>
      </ViewTransition>
      <Footer
        settings={settings}
        quickLinks={items('footer-quick')}
        community={items('footer-community')}
        locale={locale}
      />
      <SideMenu settings={settings} items={items('main')} locale={locale} account={account} />
      <ScrollMarks label={texts('backToTop')} sign={<Icon name="arrow-up" />} />
      <MenuKeeper />
      <Suspense>
        <MenuMarks />
      </Suspense>
      <LinkKeeper />
      {cart.keeper}
    </>
  )
}
