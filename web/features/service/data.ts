import type { z } from 'zod'
import { routedDocument } from '#web/content/document.ts'
import { fetchContent } from '#web/content/fetch.ts'
import { choice, keyedText, listOf, optionalText, text } from '#web/content/parse.ts'
import { serviceQuery } from '#web/content/queries/service.ts'
import { parseRichText } from '#web/content/rich-text.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { ICON_KEYS } from '#schemas/shared/icons.ts'

const parseService = routedDocument({
  title: text,
  summary: optionalText,
  icon: choice(ICON_KEYS, 'consulting'),
  highlights: listOf(keyedText),
  body: parseRichText,
})

/** A service with all that its own page shows. */
export type Service = z.output<typeof parseService>

/** The service with a slug; null where there is none. */
export function getService(slug: string, locale: LocaleId) {
  return fetchContent({ query: serviceQuery, params: { slug, locale }, schema: parseService })
}
