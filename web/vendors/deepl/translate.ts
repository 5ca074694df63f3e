import 'server-only'
import { z } from 'zod'
import { environment } from '#web/env.ts'
import { failure, type Result, success } from '#web/lib/result.ts'

/** Why texts are not translated: `off` (no key), `refused` (key or quota), `unavailable` (no answer). */
export type TranslationError = 'off' | 'refused' | 'unavailable'

/** Texts that the service takes at once (https://developers.deepl.com/docs/api-reference/translate). */
const MAX_TEXTS = 50
/** Bytes of these texts. The service takes 128 KiB, with what surrounds them. */
const MAX_BYTES = 120 * 1024

const TIMEOUT_MS = 30_000

/** Names of the languages at the service. */
const LANGUAGES: Readonly<Record<string, string>> = { zh: 'ZH-HANS', ar: 'AR' }

const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) })

/** Keys of free accounts end in `:fx`; they have a host of their own. */
const hostOf = (key: string): string =>
  key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'

/** Returns whether there is a key. */
export const canTranslate = (): boolean => environment().DEEPL_API_KEY !== undefined

/** Translates English texts by DeepL. Tags in the texts stay where they are. Never throws. */
export async function translateTexts(
  texts: readonly string[],
  language: string,
): Promise<Result<string[], TranslationError>> {
  const translated: string[] = []
  for (const batch of toBatches(texts)) {
    const answer = await translateBatch(batch, language)
    if (!answer.ok) return answer
    translated.push(...answer.value)
  }
  return success(translated)
}

/** Divides texts into as many as one request may hold. */
function toBatches(texts: readonly string[]): string[][] {
  const batches: string[][] = []
  let bytes = 0
  for (const text of texts) {
    // Commas, quotation marks and escaped line breaks count too.
    const size = Buffer.byteLength(JSON.stringify(text)) + 1
    const batch = batches.at(-1)
    if (batch && batch.length < MAX_TEXTS && bytes + size <= MAX_BYTES) {
      batch.push(text)
      bytes += size
    } else {
      batches.push([text])
      bytes = size
    }
  }
  return batches
}

async function translateBatch(
  text: readonly string[],
  language: string,
): Promise<Result<string[], TranslationError>> {
  const { DEEPL_API_KEY: key, DEEPL_API_HOST: host } = environment()
  if (!key) return failure('off')
  try {
    const response = await fetch(`${host ?? hostOf(key)}/v2/translate`, {
      method: 'POST',
      headers: { authorization: `DeepL-Auth-Key ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        text,
        source_lang: 'EN',
        target_lang: LANGUAGES[language] ?? language.toUpperCase(),
        tag_handling: 'xml',
      }),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // 403: wrong key; 456: the month's characters are used up.
    if (response.status === 403 || response.status === 456) return failure('refused')
    const answer = answerSchema.safeParse(response.ok ? await response.json() : undefined)
    if (!answer.success || answer.data.translations.length !== text.length) return failure('unavailable')
    return success(answer.data.translations.map((each) => each.text))
  } catch {
    return failure('unavailable')
  }
}
