import { DEFAULT_LOCALE, type LocaleId } from '#schemas/shared/locales.ts'
import { canonicalPath, localizedPath, type RoutedType } from '#schemas/shared/routes.ts'
import { describeForSearch, SEARCH_LENGTHS } from '#schemas/shared/search-result.ts'
import type { Localized } from '#schemas/validation/localized.ts'

type Fields = Record<string, unknown>

/** What the preview needs besides the document. */
export interface SearchSite {
  siteName: unknown
  tagline: unknown
  defaultSeo: { description: unknown } | null
  /** Addresses of the topic of a help article. */
  topic: Addressed | null
}

interface Addressed {
  slug?: { current?: string } | null
  slugs?: Record<string, string | undefined> | null
}

/** How a page appears in search results and as a shared link in one language. */
export interface SearchPreview {
  title: string
  description: string | undefined
  siteName: string
  /** The title in the picture that the site draws for shared links. */
  drawnTitle: string
  /** Path with the language, decoded; undefined without an address. */
  path: string | undefined
  /** Number of characters of the texts, without the tagline. */
  lengths: { title: number; description: number }
  /** What to know or to improve. */
  notes: string[]
}

/** Fields that name and describe documents; the first one that a document has counts. */
const TITLES = ['title', 'name']
const DESCRIPTIONS = ['summary', 'excerpt', 'description', 'biography']

function writtenIn(locale: LocaleId, field: unknown): string | undefined {
  const texts = Array.isArray(field) ? (field as Localized) : []
  const value = texts.find((item) => item.language === locale)?.value
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** Returns the text of a field in a language, else the English one, as the site does. */
const textOf = (field: unknown, locale: LocaleId): string | undefined =>
  writtenIn(locale, field) ?? writtenIn(DEFAULT_LOCALE, field)

const firstText = (document: Fields, names: string[], locale: LocaleId): string | undefined =>
  names.map((name) => textOf(document[name], locale)).find((text) => text !== undefined)

/** Returns a text for search engines in a language, else the English one while the document has no text of its own in the language. */
function seoTextOf(field: unknown, document: Fields, names: string[], locale: LocaleId): string | undefined {
  const hasOwn = names.some((name) => writtenIn(locale, document[name]))
  return hasOwn ? writtenIn(locale, field) : textOf(field, locale)
}

const slugOf = ({ slug, slugs }: Addressed, locale: LocaleId): string | undefined =>
  slugs?.[locale] ?? slug?.current

/** Returns the path of a document in a language, decoded, or undefined while a part is missing. */
function pathOf(type: RoutedType, document: Fields, topic: SearchSite['topic'], locale: LocaleId) {
  const own =
    type === 'page' ? (document.path as { current?: string } | undefined)?.current : slugOf(document, locale)
  const above = type === 'helpArticle' ? topic && slugOf(topic, locale) : ''
  if (!own || above === undefined || above === null) return undefined
  return decodeURI(localizedPath(locale, canonicalPath(type, above ? `${above}/${own}` : own)))
}

const lengthOf = (text = ''): number => [...text].length

/** Returns how a document appears in search results and as a shared link in one language. */
export function previewSearchResult(
  type: RoutedType,
  document: Fields,
  site: SearchSite,
  locale: LocaleId,
): SearchPreview {
  const seo = (document.seo ?? {}) as { title?: Localized; description?: Localized; noIndex?: boolean }
  const texts = {
    seo: {
      title: seoTextOf(seo.title, document, TITLES, locale),
      description: seoTextOf(seo.description, document, DESCRIPTIONS, locale),
    },
    page: {
      title: firstText(document, TITLES, locale),
      description: firstText(document, DESCRIPTIONS, locale),
    },
    site: { description: textOf(site.defaultSeo?.description, locale) },
  }
  const { title, description } = describeForSearch({ ...texts, tagline: textOf(site.tagline, locale) ?? '' })
  const ownDescription = texts.seo.description ?? texts.page.description
  const lengths = {
    title: lengthOf(texts.seo.title ?? texts.page.title),
    description: lengthOf(description),
  }
  const notes = [
    seo.noIndex && 'Search engines are asked not to list this page.',
    lengths.title > SEARCH_LENGTHS.title && 'Search engines cut this title off.',
    lengths.description > SEARCH_LENGTHS.description && 'Search engines cut this description off.',
    !ownDescription && 'The page has no description of its own, so that of the site is shown.',
  ].filter((note) => typeof note === 'string')
  return {
    title,
    description,
    siteName: textOf(site.siteName, locale) ?? '',
    drawnTitle: texts.page.title ?? '',
    path: pathOf(type, document, site.topic, locale),
    lengths,
    notes,
  }
}
