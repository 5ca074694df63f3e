import { z } from 'zod'
import { fetchContent } from './fetch.ts'
import { listOf, text } from './parse.ts'
import { translationsQuery } from './queries/translations.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { layerTexts, type TextTree } from '#web/i18n/layer.ts'
import arabic from '#web/i18n/messages/ar.json' with { type: 'json' }
import english from '#web/i18n/messages/en.json' with { type: 'json' }
import chinese from '#web/i18n/messages/zh.json' with { type: 'json' }

/** Interface texts by namespace and key; English sets the shape that the other languages follow. */
export type Messages = typeof english

const BUILT: Record<LocaleId, Messages> = { zh: chinese, en: english, ar: arabic }

const parseTranslations = listOf(
  z.object({ namespace: text, entries: listOf(z.object({ key: text, text })) }),
)

/** The interface texts of a language: those the site was built with, under those that editors have published. */
export async function loadMessages(locale: LocaleId): Promise<Messages> {
  const edited = await fetchContent({
    query: translationsQuery,
    params: { locale },
    schema: parseTranslations,
  })
  const texts: TextTree = BUILT[locale]
  const entries = (edited ?? []).flatMap(({ namespace, entries: ofNamespace }) =>
    ofNamespace.map(({ key, text: written }) => ({ key: `${namespace}.${key}`, text: written })),
  )
  return layerTexts(texts, entries) as Messages
}
