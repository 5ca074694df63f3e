import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A key that the stand-in accepts. */
export const DEEPL_KEY = 'a-key-of-a-deepl-account'

/** What the site asks of DeepL. */
interface TranslationRequest {
  text: string[]
  source_lang: string
  target_lang: string
  tag_handling: string
}

/** A stand-in for DeepL on a port of its own. */
export interface FakeDeepl {
  url: string
  requests: TranslationRequest[]
  /** The status of all further answers; 456 once the month's characters are used up. */
  answerWith: (status: number) => void
  stop: () => Promise<void>
}

/**
 * Starts a server that takes requests as DeepL does: by key, at most fifty texts, in XML. It puts the language before each text and
 * leaves tags where they are.
 *
 * @see https://developers.deepl.com/docs/api-reference/translate
 */
export async function startFakeDeepl(): Promise<FakeDeepl> {
  const requests: TranslationRequest[] = []
  let status = 200
  const server = createServer((request, response) => {
    const isKnown =
      request.headers.authorization === `DeepL-Auth-Key ${DEEPL_KEY}` && request.url === '/v2/translate'
    void request.toArray().then((chunks) => {
      const wanted = JSON.parse(chunks.join('')) as TranslationRequest
      requests.push(wanted)
      response.statusCode = !isKnown ? 403 : wanted.text.length > 50 ? 400 : status
      const translations = wanted.text.map((text) => ({ text: `[${wanted.target_lang}] ${text}` }))
      response.end(JSON.stringify({ translations }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith: (next) => (status = next),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
