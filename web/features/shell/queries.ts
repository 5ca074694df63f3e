import { defineQuery, groq } from 'next-sanity'
import { z } from 'zod'
import { ICON_DRAWINGS } from '#schemas/shared/icon-drawings.ts'
import { ICON_VALUES } from '#schemas/shared/icons.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { MENU_IDENTIFIERS, type MenuIdentifier } from '#schemas/shared/singletons.ts'
import { applyCachePolicy } from '#web/sanity/cache/cache-manifest.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { plainImageSchema } from '#web/sanity/image/image.ts'
import { flag, listOf, optionalMoment, optionalText, text, webUrl, withFallback } from '#web/sanity/parse.ts'
import { linkSchema } from '#web/sanity/queries/link.ts'
import { defaultSeoFields, linkFields, localized, plainImageFields } from '#web/sanity/queries/projections.ts'
import { seoSchema } from '#web/sanity/queries/seo.ts'
import { getDefaultSiteName } from '#web/sanity/queries/site-name.ts'
import { socialLinksSchema } from '#web/sanity/queries/social-links.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type {
  JobClosingTimesQueryResult,
  MenuQueryResult,
  SiteSettingsQueryResult,
} from '#web/sanity/types.generated.ts'
import { addJobBadges } from './job-badge.ts'
import type { MenuItem } from './menu-item.ts'

const itemFields = groq`
  key,
  "label": ${localized('label')},
  link { ${linkFields} },
  "badge": ${localized('badge')},
  showsJobCount,
  icon,
  newTab
`

/** A menu by location in one language, three levels deep. */
const menuQuery: Query<MenuQueryResult> = defineQuery(`*[_id == "menu-" + $identifier][0] {
  items[] {
    ${itemFields},
    children[] {
      ${itemFields},
      children[] { ${itemFields} }
    }
  }
}`)

const siteSettingsQuery: Query<SiteSettingsQueryResult> = defineQuery(`*[_id == "siteSettings"][0] {
  "siteName": ${localized('siteName')},
  "tagline": ${localized('tagline')},
  "description": ${localized('description')},
  "copyright": ${localized('copyright')},
  logoLight { ${plainImageFields} },
  logoDark { ${plainImageFields} },
  socialLinks[] { platform, url },
  docsUrl,
  topBar {
    showThemeSwitch, showSignUp, showBuyNow, showFloatingSearch, showSearchInput, showCart,
    buyNowLink { ${linkFields} }
  },
  defaultSeo { ${defaultSeoFields} }
}`)

const topBarSchema = z.object({
  showThemeSwitch: flag(true),
  showSignUp: flag(false),
  showBuyNow: flag(false),
  buyNowLink: linkSchema,
  showFloatingSearch: flag(false),
  showSearchInput: flag(false),
  showCart: flag(true),
})

const TOP_BAR_DEFAULT = topBarSchema.parse({ buyNowLink: null })

const settingsSchema = z.object({
  siteName: optionalText,
  tagline: optionalText,
  description: optionalText,
  copyright: optionalText,
  logoLight: plainImageSchema,
  logoDark: plainImageSchema,
  socialLinks: socialLinksSchema,
  docsUrl: webUrl.nullable().catch(null),
  topBar: withFallback(topBarSchema, TOP_BAR_DEFAULT),
  defaultSeo: seoSchema,
})

/** The site settings. The footer shows `description`; `{year}` in `copyright` is already replaced. */
export type SiteSettings = z.output<typeof settingsSchema> & { siteName: string; tagline: string }

/** Returns the year of the copyright line; revalidated at least daily. */
async function currentYear(): Promise<number> {
  'use cache'
  applyCachePolicy('calendar')
  return Promise.resolve(new Date().getUTCFullYear())
}

/** Returns the site settings; missing ones get defaults. */
export async function getSiteSettings(locale: LocaleId): Promise<SiteSettings> {
  const [found, year] = await Promise.all([
    fetchContent({ query: siteSettingsQuery, params: { locale }, schema: settingsSchema }),
    currentYear(),
  ])
  const settings = found ?? settingsSchema.parse({})
  const siteName = settings.siteName ?? getDefaultSiteName()
  return {
    ...settings,
    siteName,
    tagline: settings.tagline ?? siteName,
    copyright: settings.copyright?.replaceAll('{year}', String(year)) ?? null,
  }
}

const itemShape = {
  key: text,
  label: text,
  link: linkSchema,
  badge: optionalText,
  showsJobCount: flag(false),
  icon: z
    .enum(ICON_VALUES)
    .transform((key) => ICON_DRAWINGS[key])
    .nullable()
    .catch(null),
  newTab: flag(false),
}

/** An item without a link and without children is useless. */
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

/** The query has no children at the last level. */
const noChildren = z
  .unknown()
  .optional()
  .transform((): MenuItem[] => [])
const menuSchema = z.object({ items: listOf(parseItem(listOf(parseItem(listOf(parseItem(noChildren)))))) })

const jobClosingTimesQuery: Query<JobClosingTimesQueryResult> = defineQuery(
  `*[_type == "job" && defined(slug.current)] { closesAt }`,
)

const jobsSchema = listOf(z.object({ closesAt: optionalMoment }))

const readJobs = async () => (await fetchContent({ query: jobClosingTimesQuery, schema: jobsSchema })) ?? []

/** The items of each menu. */
export type Menus = Record<MenuIdentifier, MenuItem[]>

/** Returns the menus; a missing one is empty. */
export async function getMenus(locale: LocaleId): Promise<Menus> {
  const menus = MENU_IDENTIFIERS.map(async (identifier) => {
    const menu = await fetchContent({ query: menuQuery, params: { identifier, locale }, schema: menuSchema })
    return [identifier, await addJobBadges(menu?.items ?? [], readJobs)] as const
  })
  return Object.fromEntries(await Promise.all(menus)) as Menus
}
