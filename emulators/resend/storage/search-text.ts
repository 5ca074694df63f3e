import { textOf } from '../text-of.ts'
import type { Draft } from '../types.ts'

/** One form for what a person may type differently: width, case, accents and Arabic vowel signs, spaces. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')

/** What a mail is searched by, or what is searched for, in one comparable form. */
export function searchable(source: Draft | string): string {
  if (typeof source === 'string') return plain(source)
  const { subject, from, to, cc, bcc, replyTo, text, html } = source
  const names = source.attachments.map(({ filename }) => filename)
  return plain(
    [subject, from, ...to, ...cc, ...bcc, ...replyTo, ...names, text ?? textOf(html ?? '')].join(' '),
  )
}
