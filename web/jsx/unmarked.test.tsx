import { createElement } from 'react'
import { expect, test } from 'vitest'
import { unmarked } from './unmarked.ts'

const MARK = '\u200B\u200B\u200B\u200B\u200C\uFEFF\u200D\u200B'

const browserComponent = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') })
const serverComponent = () => null

test('an element keeps the marks of its text and of nothing else', () => {
  const properties = { 'aria-label': `Cloud${MARK}`, href: '/cloud', children: `Cloud${MARK}` }
  expect(unmarked('a', properties)).toEqual({
    'aria-label': 'Cloud',
    href: '/cloud',
    children: `Cloud${MARK}`,
  })
})

test('text that cannot be pressed on has none', () => {
  expect(unmarked('option', { children: `Cloud${MARK}` })).toEqual({ children: 'Cloud' })
  expect(unmarked('script', { dangerouslySetInnerHTML: { __html: `{"name":"Cloud${MARK}"}` } })).toEqual({
    dangerouslySetInnerHTML: { __html: '{"name":"Cloud"}' },
  })
})

test('a component of the browser gets plain data, and children as they are', () => {
  const child = createElement('p', null, `Cloud${MARK}`)
  const send = () => undefined
  const properties = { items: [{ name: `Cloud${MARK}`, icon: child }], send, children: child }
  expect(unmarked(browserComponent, properties)).toEqual({
    items: [{ name: 'Cloud', icon: child }],
    send,
    children: child,
  })
})

test('a component of the server gets what it is given, but for attributes it passes on', () => {
  const properties = { title: `Cloud${MARK}`, 'aria-label': `Cloud${MARK}` }
  expect(unmarked(serverComponent, properties)).toEqual({ title: `Cloud${MARK}`, 'aria-label': 'Cloud' })
})

test('joined letters and emoji of ordinary text are no marks', () => {
  expect(unmarked('img', { alt: 'می‌خواهم 👩‍💻' })).toEqual({ alt: 'می‌خواهم 👩‍💻' })
})
