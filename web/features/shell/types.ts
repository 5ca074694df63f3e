import type { IconDrawing } from '#schemas/shared/icon-drawings.ts'
import type { SocialPlatform } from '#schemas/shared/social-platforms.ts'
import type { Seo } from '#web/sanity/queries/seo.ts'
import type { ContentImage, ContentLink } from '#web/sanity/types.ts'

/** A menu item with its children. An item without a link only opens its submenu. */
export interface MenuItem {
  key: string
  label: string
  link: ContentLink | null
  badge: string | null
  icon: IconDrawing | null
  children: MenuItem[]
}

/** A menu and its location. */
export interface Menu {
  identifier: string
  items: MenuItem[]
}

/** A social media profile of the company. */
interface SocialLink {
  platform: SocialPlatform
  url: string
}

/** The optional parts of the top bar, set in Studio. */
interface TopBarSettings {
  showThemeSwitch: boolean
  showSignUp: boolean
  showBuyNow: boolean
  buyNowLink: ContentLink | null
  showFloatingSearch: boolean
  showSearchInput: boolean
  showCart: boolean
}

/** The site settings. */
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
  /** Copyright line; `{year}` is already replaced. */
  copyright: string | null
  /** Default metadata for search engines and link previews. */
  defaultSeo: Seo
}
