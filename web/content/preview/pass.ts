import 'server-only'
import { environment } from '#web/env.ts'
import { issueProof, proofAge, secretFor } from '#web/lib/proof.ts'

/**
 * The cookie that says who looks at drafts. Next's own says only that pages are made for one reader: its value is the same for all of
 * them, and does not end. So drafts are shown to who has a pass besides.
 */
export const passCookie = 'preview-pass'

/** What a pass says: somebody who came from Studio, somebody with a link, or nothing that holds. */
export type Pass = { kind: 'editor' } | { kind: 'link'; secret: string } | null

const key = () => secretFor('preview', environment().REVALIDATE_SECRET)

/** A pass for whoever comes from Studio; good for a day. */
export const editorPass = (): string => `editor:${issueProof(key(), Date.now())}`

/** A pass for whoever holds a link: the link itself, which is looked up for every page. */
export const linkPass = (secret: string): string => `link:${secret}`

/** Reads a pass; one that is forged or too old is none. */
export function readPass(value: string | undefined): Pass {
  const [, kind, rest] = /^(editor|link):([\w.-]{1,200})$/.exec(value ?? '') ?? []
  if (kind === 'link' && rest) return { kind, secret: rest }
  return kind === 'editor' && rest && proofAge(rest, key(), Date.now()) !== null ? { kind } : null
}
