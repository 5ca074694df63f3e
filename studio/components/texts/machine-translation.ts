import { previewUrl } from '#studio/environment.ts'
import { useFetched } from '../use-fetched.ts'
import type { TextUnit } from './text-units.ts'

const ADDRESS = `${previewUrl}/api/studio/translations`

/** Texts per request. */
const BATCH = 100

const UNREACHABLE = 'The site isn’t responding. Check your connection and try again.'

const fetchAvailability = async () => {
  const response = await fetch(ADDRESS)
  return ((await response.json()) as { available?: boolean }).available
}

/** Returns whether the site can translate texts by a service. Its key never reaches the browser. */
export const useMachineTranslation = (): boolean => useFetched(fetchAvailability).data === true

/**
 * Translates units of documents of one type through the site.
 *
 * @param token of the signed-in user, whose rights the site checks
 */
export async function translateUnits(
  units: readonly TextUnit[],
  { type, language, token }: { type: string; language: string; token: string | undefined },
): Promise<TextUnit[] | { error: string }> {
  const translated: TextUnit[] = []
  for (let start = 0; start < units.length; start += BATCH) {
    const batch = units.slice(start, start + BATCH)
    const answer = await request({ type, language, texts: batch.map(({ source }) => source) }, token)
    if ('error' in answer) return answer
    translated.push(...batch.map((unit, index) => ({ ...unit, target: answer.texts[index] ?? '' })))
  }
  return translated
}

async function request(
  body: object,
  token: string | undefined,
): Promise<{ texts: string[] } | { error: string }> {
  try {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { authorization: `Bearer ${token ?? ''}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { texts?: string[]; message?: string }
    return response.ok && answer.texts ? { texts: answer.texts } : { error: answer.message ?? UNREACHABLE }
  } catch {
    return { error: UNREACHABLE }
  }
}
