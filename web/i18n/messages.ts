import type { LocaleId } from '#schemas/shared/locales.ts'
import arabic from './messages/ar.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }
import chinese from './messages/zh.json' with { type: 'json' }

/** Interface texts by namespace and key; English sets the shape that the other languages follow. */
export type Messages = typeof english

const seeds: Record<LocaleId, Messages> = { zh: chinese, en: english, ar: arabic }

/** The interface texts of a language. */
export async function loadMessages(locale: LocaleId): Promise<Messages> {
  return Promise.resolve(seeds[locale])
}
