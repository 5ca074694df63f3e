import { siteUrl } from './addresses.ts'
import { ownAddress } from './unique.ts'
import { type SiteResponse, visit } from './visitor.ts'

type Fields = Record<string, string>

/** The headers of a request that the site itself sends. */
export const OWN_ORIGIN: Fields = { origin: siteUrl, 'sec-fetch-site': 'same-origin' }

/** Posts JSON to the site. */
export const post = (path: string, body: object, headers: Fields = {}): Promise<SiteResponse> =>
  visit(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ownAddress(), ...headers },
    body: JSON.stringify(body),
  })

/** Posts a form as a page of the site does without a script. */
export const postForm = (path: string, fields: Fields, headers: Fields = {}): Promise<SiteResponse> =>
  visit(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...ownAddress(),
      ...OWN_ORIGIN,
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })

/** Returns the session cookie that a response sets, with its attributes. */
export const sessionOf = ({ headers }: SiteResponse): string | undefined =>
  headers.getSetCookie().find((cookie) => cookie.startsWith('__session='))
