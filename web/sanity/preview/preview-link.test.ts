import { expect, test, vi } from 'vitest'

vi.mock('server-only', () => ({}))
const { linkStateOf } = await import('./preview-link.ts')

const now = Date.parse('2026-11-22T12:00:00Z')
const link = {
  _type: 'meridian.previewLink',
  path: '/ar/contact',
  perspective: 'drafts',
  endsAt: '2026-11-22T12:00:01Z',
}

test('a link is valid until it expires', () => {
  expect(linkStateOf(link, now)).toEqual({
    kind: 'open',
    perspective: 'drafts',
    path: '/ar/contact',
    endsAt: link.endsAt,
  })
  expect(linkStateOf(link, now + 1_000)).toEqual({ kind: 'expired' })
  expect(linkStateOf({ ...link, perspective: 'rSpring,drafts' }, now)).toMatchObject({
    perspective: ['rSpring', 'drafts'],
  })
})

test('a withdrawn link is reported as withdrawn, even after it expired', () => {
  expect(linkStateOf({ ...link, isWithdrawn: true }, now)).toEqual({ kind: 'withdrawn' })
  expect(linkStateOf({ ...link, isWithdrawn: true }, now + 1_000)).toEqual({ kind: 'withdrawn' })
})

test('invalid documents and paths of other sites are unknown', () => {
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
    expect(linkStateOf(document, now)).toEqual({ kind: 'unknown' })
})
