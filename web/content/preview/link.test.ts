import { expect, test, vi } from 'vitest'

vi.mock('server-only', () => ({}))
const { judgeLink } = await import('./link.ts')

const now = Date.parse('2026-11-22T12:00:00Z')
const link = {
  _type: 'meridian.previewLink',
  path: '/ar/contact',
  perspective: 'drafts',
  endsAt: '2026-11-22T12:00:01Z',
}

test('a link shows what it was made for, until it ends', () => {
  expect(judgeLink(link, now)).toEqual({
    kind: 'open',
    perspective: 'drafts',
    path: '/ar/contact',
    endsAt: link.endsAt,
  })
  expect(judgeLink(link, now + 1_000)).toEqual({ kind: 'expired' })
  expect(judgeLink({ ...link, perspective: 'rSpring,drafts' }, now)).toMatchObject({
    perspective: ['rSpring', 'drafts'],
  })
})

test('a link that was taken back says so, also after its time', () => {
  expect(judgeLink({ ...link, isWithdrawn: true }, now)).toEqual({ kind: 'withdrawn' })
  expect(judgeLink({ ...link, isWithdrawn: true }, now + 1_000)).toEqual({ kind: 'withdrawn' })
})

test('what is no link opens nothing, and none leads to another site', () => {
  const others = [
    null,
    {},
    { ...link, _type: 'order' },
    { ...link, endsAt: 'soon' },
    { ...link, perspective: '' },
  ]
  const elsewhere = ['https://example.com', '//example.com', '/\\example.com', ''].map((path) => ({
    ...link,
    path,
  }))
  for (const document of [...others, ...elsewhere])
    expect(judgeLink(document, now)).toEqual({ kind: 'unknown' })
})
