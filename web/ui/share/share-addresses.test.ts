import { expect, test } from 'vitest'
import { shareLinks } from './share-addresses.ts'

const shared = { title: '云账单 & 70% 的真相', url: 'https://example.com/zh/blog/%E4%BA%91' }

test('titles and addresses are encoded', () => {
  const [mail, linkedin, twitter] = shareLinks(shared).map(({ href }) => new URL(href).searchParams)
  expect(mail?.get('subject')).toBe(shared.title)
  expect(mail?.get('body')).toBe(`${shared.title}\n${shared.url}`)
  expect(linkedin?.get('url')).toBe(shared.url)
  expect(twitter?.get('text')).toBe(shared.title)
  expect(twitter?.get('url')).toBe(shared.url)
})

test('links contain no stega of drafts', () => {
  const title = `${shared.title}${'\u200b\u200c\u200d\ufeff'.repeat(20)}`
  expect(shareLinks({ ...shared, title })).toEqual(shareLinks(shared))
})

test('mail links encode spaces as %20', () => {
  expect(shareLinks({ ...shared, title: 'Two words' })[0]?.href).toContain('subject=Two%20words&')
})
