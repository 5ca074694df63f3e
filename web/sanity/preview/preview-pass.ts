import 'server-only'
import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { environment } from '#web/env.ts'
import { deriveSecret } from '#web/lib/secrets.ts'
import { signedTimestampAge, signTimestamp } from '#web/lib/signed-timestamp.ts'

/** The cookie that allows a browser to see drafts. Next's own draft mode cookie has the same value for everybody and does not expire. */
export const passCookie = 'preview-pass'

/** The cookies of a preview: the pass, and the perspective that an editor chose in Presentation. */
export const PREVIEW_COOKIES = [passCookie, perspectiveCookieName]

/** An editor's pass, a link's pass, or null for an invalid one. */
type Pass = { kind: 'editor' } | { kind: 'link'; secret: string } | null

const key = () => deriveSecret('preview', environment().SIGNING_SECRET)

/** Creates a pass of one day for an editor who comes from Studio. */
export const createEditorPass = (): string => `editor:${signTimestamp(key(), Date.now())}`

/** Creates a pass for a preview link. It contains the link's secret, which every page checks. */
export const createLinkPass = (secret: string): string => `link:${secret}`

/** Verifies a pass; null when it is forged or too old. */
export function verifyPass(value: string | undefined): Pass {
  const [, kind, rest] = /^(editor|link):([\w.-]{1,200})$/.exec(value ?? '') ?? []
  if (kind === 'link' && rest) return { kind, secret: rest }
  return kind === 'editor' && rest && signedTimestampAge(rest, key(), Date.now()) !== null ? { kind } : null
}
