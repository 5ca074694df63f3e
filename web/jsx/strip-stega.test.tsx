import { createElement } from 'react'
import { expect, test } from 'vitest'
import { stripStega } from './strip-stega.ts'

const STEGA = '\u200B\u200B\u200B\u200B\u200C\uFEFF\u200D\u200B'

const browserComponent = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') })
const serverComponent = () => null

test('an element keeps stega in its text only', () => {
  const properties = { 'aria-label': `Cloud${STEGA}`, href: '/cloud', children: `Cloud${STEGA}` }
  expect(stripStega('a', properties)).toEqual({
    'aria-label': 'Cloud',
    href: '/cloud',
    children: `Cloud${STEGA}`,
  })
})

test('text that cannot be clicked has no stega', () => {
  expect(stripStega('option', { children: `Cloud${STEGA}` })).toEqual({ children: 'Cloud' })
  expect(stripStega('script', { dangerouslySetInnerHTML: { __html: `{"name":"Cloud${STEGA}"}` } })).toEqual({
    dangerouslySetInnerHTML: { __html: '{"name":"Cloud"}' },
  })
})

test('a client component gets plain data and unchanged children', () => {
  const child = createElement('p', null, `Cloud${STEGA}`)
  const send = () => undefined
  const properties = { items: [{ name: `Cloud${STEGA}`, icon: child }], send, children: child }
  expect(stripStega(browserComponent, properties)).toEqual({
    items: [{ name: 'Cloud', icon: child }],
    send,
    children: child,
  })
})

test('a server component gets unchanged data, except attributes', () => {
  const properties = { title: `Cloud${STEGA}`, 'aria-label': `Cloud${STEGA}` }
  expect(stripStega(serverComponent, properties)).toEqual({ title: `Cloud${STEGA}`, 'aria-label': 'Cloud' })
})

test('joiners in ordinary text are not stega', () => {
  expect(stripStega('img', { alt: 'می‌خواهم 👩‍💻' })).toEqual({ alt: 'می‌خواهم 👩‍💻' })
})
