import type { ContentImage, ContentLink } from '#web/content/types.ts'
import type { Seo } from '#web/content/seo.ts'
import type { SocialPlatform } from '#schemas/shared/social-platforms.ts'

/** An entry of a menu, with the entries below it. An entry without a link only opens its submenu. */
export interface MenuItem {
  key: string
  label: string
  link: ContentLink | null
  badge: string | null
  icon: string | null
  children: MenuItem[]
}

/** A menu by the place where it is shown. */
export interface Menu {
  identifier: string
  items: MenuItem[]
}

/** A profile of the company elsewhere. */
export interface SocialLink {
  platform: SocialPlatform
  url: string
}

/** Which optional parts the top bar shows; all of them are switches in Studio. */
export interface TopBarSettings {
  showThemeSwitch: boolean
  showSignUp: boolean
  showBuyNow: boolean
  buyNowLink: ContentLink | null
  showFloatingSearch: boolean
  showSearchInput: boolean
  showCart: boolean
}

/** What is the same on every page. */
export interface SiteSettings {
  siteName: string
  tagline: string
  /** The footer's description of the company. */
  description: string | null
  logoLight: ContentImage | null
  logoDark: ContentImage | null
  socialLinks: SocialLink[]
  docsUrl: string | null
  topBar: TopBarSettings
  /** Copyright line; `{year}` has been replaced by the current year. */
  copyright: string | null
  /** What search engines and other sites are told of pages that say nothing themselves. */
  defaultSeo: Seo
}
