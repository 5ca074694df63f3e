import { z } from 'zod'
import { fetchContent } from '#web/content/fetch.ts'
import { listOf, text } from '#web/content/parse.ts'
import { translationsQuery } from '#web/content/queries/translations.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { layerTexts, type TextTree } from './layer.ts'
import arabic from './messages/ar.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }
import chinese from './messages/zh.json' with { type: 'json' }

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
