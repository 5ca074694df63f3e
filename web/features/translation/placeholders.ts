import { type Result, success } from '#web/lib/result.ts'

const PLACEHOLDER = /<(\/?)(\d+)>/g

/** Turns a text with placeholders, `See <1>prices</1>.`, into XML, which translation services keep intact. */
export const toXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll(PLACEHOLDER, '\u0001$1g$2\u0002')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u0001', '<')
    .replaceAll('\u0002', '>')

/** Reverts `toXml`. */
export const fromXml = (xml: string): string =>
  xml
    .replaceAll(/<(\/?)g(\d+)>/g, '<$1$2>')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** Translates texts with placeholders by a service that takes XML. */
export async function translateTagged<Failure>(
  texts: readonly string[],
  translate: (xml: string[]) => Promise<Result<string[], Failure>>,
): Promise<Result<string[], Failure>> {
  const answer = await translate(texts.map(toXml))
  return answer.ok ? success(answer.value.map(fromXml)) : answer
}
