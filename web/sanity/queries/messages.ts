import type { Messages } from 'next-intl'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { applyEditedTexts, type TextTree } from '#web/i18n/edited-texts.ts'
import arabic from '#web/i18n/messages/ar.json' with { type: 'json' }
import english from '#web/i18n/messages/en.json' with { type: 'json' }
import chinese from '#web/i18n/messages/zh.json' with { type: 'json' }
import { fetchLarge } from '../fetch/fetch-large.ts'
import { listOf, text } from '../parse.ts'
import type { Query } from '../typed-query.ts'
import type { TranslationsQueryResult } from '../types.generated.ts'

/** The interface texts of one language by namespace, as edited in Studio. */
const translationsQuery: Query<TranslationsQueryResult> =
  defineQuery(`*[_type == "translation" && defined(namespace)] | order(_id asc) {
  namespace,
  entries[] { key, "text": select($locale == "zh" => zh, $locale == "ar" => ar, en) }
}`)

/** Interface texts by namespace and key. English defines the keys of the other languages. */
const BUILT_IN: Record<LocaleId, typeof english> = { zh: chinese, en: english, ar: arabic }

const translationsSchema = listOf(
  z.object({ namespace: text, entries: listOf(z.object({ key: text, text })) }),
)

type EditedTexts = z.output<typeof translationsSchema>

const NO_TEXTS: EditedTexts = []

/** The messages by the edited texts in them. Every request needs them, and there are more than a thousand texts. */
const messagesByTexts = new WeakMap<EditedTexts, Messages>()

/**
 * Returns the interface texts of a language: the built-in ones, overridden by those that editors published.
 */
export async function loadMessages(locale: LocaleId): Promise<Messages> {
  const found = await fetchLarge({ query: translationsQuery, params: { locale }, schema: translationsSchema })
  if (!found) return withEdited(locale, NO_TEXTS)
  const messages = messagesByTexts.get(found) ?? withEdited(locale, found)
  messagesByTexts.set(found, messages)
  return messages
}

function withEdited(locale: LocaleId, edited: EditedTexts): Messages {
  const texts: TextTree = BUILT_IN[locale]
  const entries = edited.flatMap(({ namespace, entries: ofNamespace }) =>
    ofNamespace.map(({ key, text: written }) => ({ key: `${namespace}.${key}`, text: written })),
  )
  return applyEditedTexts(texts, entries) as unknown as Messages
}
