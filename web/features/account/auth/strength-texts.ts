import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'

/** Message keys by score, from 0 to 4. */
const STRENGTHS = ['tooEasy', 'weak', 'fair', 'good', 'strong'] as const

/** Returns the texts of a password's strength, by score from 0 to 4. */
export async function getStrengthTexts(locale: LocaleId): Promise<string[]> {
  const texts = await getTranslations({ locale, namespace: 'auth.strength' })
  return STRENGTHS.map((strength) => texts('label', { strength: texts(strength) }))
}
