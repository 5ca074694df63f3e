import { createDataAttribute } from 'next-sanity'
import { expect, test } from 'vitest'
import { documentOf, isRead } from './read-documents.ts'

const page = { type: 'page', baseUrl: 'http://localhost:3333', path: 'blocks[_key=="steps"]' }
const coming = { getSnapshot: () => ({ hasTag: (tag: string) => tag === 'busy', context: {} }) }
const come = (local: object | null) => ({
  getSnapshot: () => ({ hasTag: (tag: string) => tag === 'ready', context: { local } }),
})

test('an element names its document, whichever version it shows', () => {
  for (const id of ['page-home', 'drafts.page-home'])
    expect(documentOf(createDataAttribute({ ...page, id }).toString())).toBe('page-home')
  expect(documentOf('')).toBeNull()
})

test('a document is read once both of its versions have come, and one of them is there', () => {
  const versions = (draft: object, published: object) => ({ 'drafts.home': draft, home: published }) as never
  expect(isRead({}, 'home')).toBe(false)
  expect(isRead(versions(coming, coming), 'home')).toBe(false)
  expect(isRead(versions(come(null), coming), 'home'), 'no draft, and nothing known of the rest').toBe(false)
  expect(isRead(versions(coming, come({})), 'home'), 'a draft may still come').toBe(false)
  expect(isRead(versions(come(null), come(null)), 'home')).toBe(false)
  expect(isRead(versions(come(null), come({})), 'home')).toBe(true)
  expect(isRead(versions(come({}), come(null)), 'home')).toBe(true)
  expect(isRead(versions(come({}), come({})), 'another')).toBe(false)
})
