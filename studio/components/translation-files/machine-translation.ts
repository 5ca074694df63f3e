import { previewUrl } from '#studio/environment.ts'
import { requestSite } from '../request-site.ts'
import { useFetched } from '../use-fetched.ts'
import type { TextUnit } from './text-units.ts'

/** Texts per request. */
const BATCH = 100

const readTexts = async (response: Response) => ((await response.json()) as { texts: string[] }).texts

const fetchAvailability = async () => {
  const response = await fetch(`${previewUrl}/api/studio/translations`)
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
    const body = { type, language, texts: batch.map(({ source }) => source) }
    const answer = await requestSite('translations', token, readTexts, body)
    if ('error' in answer) return answer
    translated.push(...batch.map((unit, index) => ({ ...unit, target: answer.result[index] ?? '' })))
  }
  return translated
}
