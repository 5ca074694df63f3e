import { expect, test } from 'vitest'
import { checkLoop } from './redirects.ts'

test('a redirect may point to a page, another site or another redirect', () => {
  expect(checkLoop({ source: '/a', destination: '/contact' }, [])).toBe(true)
  expect(checkLoop({ source: '/a', destination: 'https://example.com/a' }, [])).toBe(true)
  expect(checkLoop({ source: '/a', destination: '/b' }, [{ source: '/b', destination: '/contact' }])).toBe(
    true,
  )
})

test('a redirect to itself is rejected, even with a query or an anchor', () => {
  for (const destination of ['/a', '/a?x=1', '/a#top']) {
    expect(checkLoop({ source: '/a', destination }, [])).toContain('redirect to itself')
  }
})

test('a loop is rejected with its path', () => {
  const others = [
    { source: '/b', destination: '/c#x' },
    { source: '/c', destination: '/a' },
  ]
  expect(checkLoop({ source: '/a', destination: '/b' }, others)).toContain('/a → /b → /c → /a')
})

test('a loop among other redirects is ignored', () => {
  const others = [
    { source: '/b', destination: '/c' },
    { source: '/c', destination: '/b' },
  ]
  expect(checkLoop({ source: '/a', destination: '/b' }, others)).toBe(true)
})
