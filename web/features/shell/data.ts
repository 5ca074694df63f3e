import { z } from 'zod'
import { applyCachePolicy } from '#web/content/cache-manifest.ts'
import { fetchContent } from '#web/content/fetch.ts'
import { parseImage } from '#web/content/image.ts'
import { parseLink } from '#web/content/link.ts'
import { flag, listOf, optionalText, text } from '#web/content/parse.ts'
import { menuQuery } from '#web/content/queries/menu.ts'
import { siteSettingsQuery } from '#web/content/queries/settings.ts'
import { parseSeo } from '#web/content/seo.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import type { MenuIdentifier } from '#schemas/shared/singletons.ts'
import { SOCIAL_PLATFORMS, type SocialPlatform } from '#schemas/shared/social-platforms.ts'
import type { Menu, MenuItem, SiteSettings } from './types.ts'

const PLATFORM_IDS = SOCIAL_PLATFORMS.map(({ id }) => id) as [SocialPlatform, ...SocialPlatform[]]

const parseTopBar = z.object({
  showThemeSwitch: flag(true),
  showSignUp: flag(false),
  showBuyNow: flag(false),
  buyNowLink: parseLink,
  showFloatingSearch: flag(false),
  showSearchInput: flag(false),
  showCart: flag(false),
})

const TOP_BAR_DEFAULT = parseTopBar.parse({ buyNowLink: null })

const parseSettings = z.object({
  siteName: text.catch('Meridian'),
  tagline: text.catch('Meridian'),
  description: optionalText,
  copyright: optionalText,
  logoLight: parseImage,
  logoDark: parseImage,
  socialLinks: listOf(z.object({ platform: z.enum(PLATFORM_IDS), url: z.url({ protocol: /^https?$/ }) })),
  docsUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .catch(null),
  topBar: parseTopBar.catch(TOP_BAR_DEFAULT),
  defaultSeo: parseSeo,
})

/** The year of the copyright line; looked at anew at least once a day. */
async function currentYear(): Promise<number> {
  'use cache'
  applyCachePolicy('calendar')
  return Promise.resolve(new Date().getUTCFullYear())
}

/** What is the same on every page. A site whose settings are missing shows the defaults. */
export async function getSiteSettings(locale: LocaleId): Promise<SiteSettings> {
  const [found, year] = await Promise.all([
    fetchContent({ query: siteSettingsQuery, params: { locale }, schema: parseSettings }),
    currentYear(),
  ])
  const settings = found ?? parseSettings.parse({})
  return { ...settings, copyright: settings.copyright?.replaceAll('{year}', String(year)) ?? null }
}

const itemShape = {
  key: text,
  label: text,
  link: parseLink,
  badge: optionalText,
  icon: optionalText,
  newTab: flag(false),
}

/** An item that neither leads anywhere nor holds another is of no use to anyone. */
const isUseful = (item: MenuItem) => item.link !== null || item.children.length > 0

function parseItem(children: z.ZodType<MenuItem[]>) {
  return z
    .object({ ...itemShape, children })
    .transform(({ newTab, link, ...item }): MenuItem => ({
      ...item,
      link: link && { ...link, newTab: link.newTab || newTab },
    }))
    .refine(isUseful)
}

/** The last level is asked without children, so the key itself is missing there. */
const noChildren = z
  .unknown()
  .optional()
  .transform((): MenuItem[] => [])
const parseMenu = z.object({ items: listOf(parseItem(listOf(parseItem(listOf(parseItem(noChildren)))))) })

/** A menu by the place where it is shown; a menu that is missing is empty. */
export async function getMenu(identifier: MenuIdentifier, locale: LocaleId): Promise<Menu> {
  const found = await fetchContent({ query: menuQuery, params: { identifier, locale }, schema: parseMenu })
  return { identifier, items: found?.items ?? [] }
}
