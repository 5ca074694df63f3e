import type { Messages } from 'next-intl'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { MESSAGES, type TextTree } from '#schemas/shared/interface-texts.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { applyEditedTexts } from '#web/i18n/edited-texts.ts'
import { applyCachePolicy } from '../cache/cache-manifest.ts'
import { fetchContent } from '../fetch/fetch.ts'
import { listOf, optionalText, text } from '../parse.ts'
import { currentView } from '../preview/current-preview.ts'
import type { Query } from '../typed-query.ts'
import type { TranslationsQueryResult } from '../types.generated.ts'

/** The interface texts of one language by namespace, as edited in Studio. */
const translationsQuery: Query<TranslationsQueryResult> =
  defineQuery(`*[_type == "translation" && defined(namespace)] | order(_id asc) {
  namespace,
  entries[] { key, "text": select($locale == "zh" => zh, $locale == "ar" => ar, en) }
}`)

const translationsSchema = listOf(
  // Editors may leave a text empty in a language.
  z.object({ namespace: text, entries: listOf(z.object({ key: text, text: optionalText })) }),
)

type EditedTexts = z.output<typeof translationsSchema>

/** The last messages of each language with the texts in them: a thousand messages are compared faster than parsed. */
const latest = new Map<LocaleId, { texts: string; messages: Messages }>()

/**
 * Returns the interface texts of a language: the built-in ones, overridden by those that editors published. They are read from the
 * cache, so that error messages are shown while the lake is down.
 */
export async function loadMessages(locale: LocaleId): Promise<Messages> {
  const { perspective } = await currentView()
  const texts = await (perspective === 'published' ? publishedTexts(locale) : editedTexts(locale))
  const known = latest.get(locale)
  if (known?.texts === texts) return known.messages
  const messages = withEdited(locale, JSON.parse(texts) as EditedTexts)
  latest.set(locale, { texts, messages })
  return messages
}

/** Every request needs the texts, and Next reads one string from its cache much faster than a thousand objects. */
async function publishedTexts(locale: LocaleId): Promise<string> {
  'use cache'
  applyCachePolicy('content')
  return editedTexts(locale, 'published')
}

/** Returns the parsed result of the query as JSON. */
async function editedTexts(locale: LocaleId, perspective?: 'published'): Promise<string> {
  const request = { query: translationsQuery, params: { locale }, schema: translationsSchema, perspective }
  return JSON.stringify((await fetchContent(request)) ?? [])
}

function withEdited(locale: LocaleId, edited: EditedTexts): Messages {
  const texts: TextTree = MESSAGES[locale]
  const entries = edited.flatMap(({ namespace, entries: ofNamespace }) =>
    ofNamespace.flatMap(({ key, text: written }) =>
      written === null ? [] : [{ key: `${namespace}.${key}`, text: written }],
    ),
  )
  return applyEditedTexts(texts, entries) as unknown as Messages
}
