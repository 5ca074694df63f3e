import { getTranslations } from 'next-intl/server'
import { limited } from './find-faults.ts'
import type { FormTexts } from './form-state.ts'

/** Messages of faults that need no limit to be said. */
export type PlainFault =
  | 'nameRequired'
  | 'emailInvalid'
  | 'phoneInvalid'
  | 'positionRequired'
  | 'messageRequired'
  | 'fileRequired'
  | 'filePdf'

/**
 * What a form says by itself in the browser, in the language of the page.
 *
 * @param faults the messages its fields may need
 * @param limits those that name a limit, with it
 */
export async function formTexts(
  faults: readonly PlainFault[],
  limits: readonly [message: 'tooLong' | 'fileTooLarge', limit: number][] = [],
): Promise<FormTexts> {
  const texts = await getTranslations('forms')
  return {
    faults: Object.fromEntries([
      ...faults.map((message): [string, string] => [message, texts(message)]),
      ...limits.map(([message, limit]): [string, string] => [
        limited(message, limit),
        texts(message, { limit }),
      ]),
    ]),
    sending: texts('sending'),
    unreachable: texts('unreachable'),
  }
}
