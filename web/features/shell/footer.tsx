import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { localeDetails } from '#web/i18n/locales.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconDrawing } from '#web/ui/icon-drawing.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { NewTabHint, SiteLink } from '#web/ui/site-link.tsx'
import { networkName, SocialIcon } from '#web/ui/social-icon.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'
import type { MenuItem } from './menu-item.ts'
import type { SiteSettings } from './queries.ts'

interface FooterProperties {
  settings: SiteSettings
  quickLinks: MenuItem[]
  community: MenuItem[]
  locale: LocaleId
  /** The menu of currencies. */
  currency: ReactNode
}

/** The footer of every page. */
export async function Footer({ settings, quickLinks, community, locale, currency }: FooterProperties) {
  const texts = await getTranslations('navigation')
  return (
    <footer className="footer border-top">
      <div className="container-fluid">
        <div className="footer__columns cols cols-sm-2 row-gap-7 column-gap-6">
          <div className="footer__about">
            <Logo settings={settings} label={texts('homeOf', { site: settings.siteName })} />
            <ContentText as="p" className="mt-5 text-body-secondary" text={settings.description} />
          </div>
          <FooterMenu title={texts('quickLinks')} items={quickLinks} />
          <FooterMenu title={texts('community')} items={community} />
        </div>
        <div className="footer__base pt-5 border-top">
          <ContentText
            as="p"
            className="footer__copyright fs-small text-body-secondary"
            text={settings.copyright}
          />
          <SocialLinks settings={settings} />
          <div className="footer__choices d-flex flex-wrap position-relative">
            {currency}
            <Menu className="menu menu--up">
              <summary className="menu-link">
                <Icon name="globe" />
                <span className="visually-hidden">{texts('chooseLanguage')}: </span>
                {localeDetails(locale).name}
                <Icon name="chevron-down" />
              </summary>
              <div className="menu__panel menu__panel--narrow">
                <LanguageLinks current={locale} />
              </div>
            </Menu>
          </div>
        </div>
      </div>
    </footer>
  )
}

function FooterMenu({ title, items }: { title: string; items: MenuItem[] }) {
  if (items.length === 0) return null
  return (
    <nav className="footer__menu" aria-label={title}>
      <h2 className="label mb-4">{title}</h2>
      <ul role="list">
        {items.map((item) => (
          <li key={item.key}>
            {item.link ? (
              <SiteLink link={item.link}>
                {item.icon && <IconDrawing drawing={item.icon} small />}
                <ContentText as="span" text={item.label} />
              </SiteLink>
            ) : (
              <ContentText as="span" text={item.label} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

async function SocialLinks({ settings }: { settings: SiteSettings }) {
  if (settings.socialLinks.length === 0) return null
  const [texts, locale] = await Promise.all([getTranslations('navigation'), getLocale()])
  return (
    <ul role="list" className="footer__social d-flex flex-wrap" aria-label={texts('followUs')}>
      {settings.socialLinks.map(({ platform, url }) => (
        <li key={url}>
          <a className="icon-button" href={url} target="_blank" rel="noopener">
            <SocialIcon platform={platform} />
            <span className="visually-hidden">
              {texts('socialProfile', { site: settings.siteName, network: networkName(platform, locale) })}
            </span>
            <NewTabHint />
          </a>
        </li>
      ))}
    </ul>
  )
}
