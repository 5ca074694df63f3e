import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { preloadFonts } from './fonts.ts'
import { Footer } from './footer.tsx'
import { MenuKeeper } from './menu-keeper.tsx'
import { RouteProgress } from './route-progress.tsx'
import { ScrollMarks } from './scroll-marks.tsx'
import { TopBar } from './top-bar.tsx'
import type { Menu, SiteSettings } from './types.ts'

interface ShellProperties {
  settings: SiteSettings
  menus: Menu[]
  locale: LocaleId
  /** The page; it brings its own `<main id="content" tabIndex={-1}>`. */
  children: ReactNode
}

/** Everything around a page, from the skip link to the way back to the top. */
export async function Shell({ settings, menus, locale, children }: ShellProperties) {
  preloadFonts(locale)
  const texts = await getTranslations('common')
  const items = (identifier: string) => menus.find((menu) => menu.identifier === identifier)?.items ?? []
  return (
    <>
      <a className="skip" href="#content">
        {texts('skipToContent')}
      </a>
      <RouteProgress />
      <TopBar settings={settings} items={items('main')} locale={locale} />
      {children}
      <Footer
        settings={settings}
        quickLinks={items('footer-quick')}
        community={items('footer-community')}
        locale={locale}
      />
      <ScrollMarks label={texts('backToTop')} sign={<Icon name="arrow-up" />} />
      <MenuKeeper />
    </>
  )
}
