import type { Draft } from '../types.ts'

/** Normalizes spelling variants: width, case, accents, Arabic vowel signs and spaces. */
const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')

/** Returns an email or a search text in its normalized, comparable form. */
export function normalizeForSearch(source: Draft | string): string {
  if (typeof source === 'string') return normalizeText(source)
  const { subject, from, to, cc, bcc, replyTo, text, html } = source
  const names = source.attachments.map(({ filename }) => filename)
  return normalizeText(
    [subject, from, ...to, ...cc, ...bcc, ...replyTo, ...names, text ?? htmlToText(html ?? '')].join(' '),
  )
}

const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }))

/** Returns the text of an HTML email, for search and for the preview in a list. */
export function htmlToText(html: string): string {
  return html
    .replace(/<(style|script|head)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES.get(name.toLowerCase()) ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
