import { expect, test } from 'vitest'
import { checkLoop } from './redirects.ts'

test('a redirect may lead to a page, to another site, or through another redirect', () => {
  expect(checkLoop({ source: '/a', destination: '/contact' }, [])).toBe(true)
  expect(checkLoop({ source: '/a', destination: 'https://example.com/a' }, [])).toBe(true)
  expect(checkLoop({ source: '/a', destination: '/b' }, [{ source: '/b', destination: '/contact' }])).toBe(
    true,
  )
})

test('it may not lead to itself, also not with a query or an anchor', () => {
  for (const destination of ['/a', '/a?x=1', '/a#top']) {
    expect(checkLoop({ source: '/a', destination }, [])).toContain('lead to itself')
  }
})

test('it may not go round in a circle, which the message spells out', () => {
  const others = [
    { source: '/b', destination: '/c#x' },
    { source: '/c', destination: '/a' },
  ]
  expect(checkLoop({ source: '/a', destination: '/b' }, others)).toContain('/a → /b → /c → /a')
})

test('a circle among the others is not its fault, and does not hold up the check', () => {
  const others = [
    { source: '/b', destination: '/c' },
    { source: '/c', destination: '/b' },
  ]
  expect(checkLoop({ source: '/a', destination: '/b' }, others)).toBe(true)
})
