import { getTranslations } from 'next-intl/server'
import { type ReactNode, ViewTransition } from 'react'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { PAGE_TRANSITION } from '#web/lib/page-transition.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PAGE_ID } from './constants.ts'
import { CurrentPathProvider } from './current-path.tsx'
import { preloadFonts } from './fonts.ts'
import { Footer } from './footer.tsx'
import type { Menus, SiteSettings } from './queries.ts'
import { RouteProgress } from './route-progress.tsx'
import { ScrollState } from './scroll-state.tsx'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'

interface ShellProperties {
  settings: SiteSettings
  menus: Menus
  locale: LocaleId
  /** The search as an input and as a floating button. */
  search: Record<'input' | 'floating', ReactNode>
  /** The button that opens the cart. */
  cart: ReactNode
  /** Sign-in or account links for the bar. */
  account: ReactNode
  /** The menu of currencies in the footer. */
  currency: ReactNode
  /** The page with its own `<main>`. */
  children: ReactNode
}

/** The frame of every page, from the skip link to the back-to-top button. */
export async function Shell({
  settings,
  menus,
  locale,
  search,
  cart,
  account,
  currency,
  children,
}: ShellProperties) {
  preloadFonts(locale)
  const texts = await getTranslations('common')
  return (
    <CurrentPathProvider>
      <a className="skip" href={`#${PAGE_ID}`}>
        {texts('skipToContent')}
      </a>
      <RouteProgress />
      <TopBar settings={settings} items={menus.main} search={search} cart={cart} account={account} />
      {/* Next keeps former pages hidden in the document: only the frame may use ids. */}
      {/* Only link clicks fade: parts that load later would animate an unfinished page. */}
      <ViewTransition default="none" update={{ default: 'none', [PAGE_TRANSITION]: PAGE_TRANSITION }}>
        <div id={PAGE_ID} className="page" tabIndex={-1}>
          {children}
        </div>
      </ViewTransition>
      <Footer
        settings={settings}
        quickLinks={menus['footer-quick']}
        community={menus['footer-community']}
        locale={locale}
        currency={currency}
      />
      <SideMenu settings={settings} items={menus.main} locale={locale} account={account} />
      <ScrollState label={texts('backToTop')} icon={<Icon name="arrow-up" />} />
    </CurrentPathProvider>
  )
}
