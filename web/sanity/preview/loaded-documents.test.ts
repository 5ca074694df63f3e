import { createDataAttribute } from 'next-sanity'
import { expect, test } from 'vitest'
import { documentIdOf, isLoaded } from './loaded-documents.ts'

const page = { type: 'page', baseUrl: 'http://localhost:3333', path: 'blocks[_key=="steps"]' }
const loading = { getSnapshot: () => ({ hasTag: (tag: string) => tag === 'busy', context: {} }) }
const loaded = (local: object | null) => ({
  getSnapshot: () => ({ hasTag: (tag: string) => tag === 'ready', context: { local } }),
})

test('reads the document id of an element, for every version', () => {
  for (const id of ['page-home', 'drafts.page-home'])
    expect(documentIdOf(createDataAttribute({ ...page, id }).toString())).toBe('page-home')
  expect(documentIdOf('')).toBeNull()
})

test('a document is loaded once both versions are, and one of them exists', () => {
  const versions = (draft: object, published: object) => ({ 'drafts.home': draft, home: published }) as never
  expect(isLoaded({}, 'home')).toBe(false)
  expect(isLoaded(versions(loading, loading), 'home')).toBe(false)
  expect(isLoaded(versions(loaded(null), loading), 'home'), 'no draft, and nothing known of the rest').toBe(
    false,
  )
  expect(isLoaded(versions(loading, loaded({})), 'home'), 'a draft may still come').toBe(false)
  expect(isLoaded(versions(loaded(null), loaded(null)), 'home')).toBe(false)
  expect(isLoaded(versions(loaded(null), loaded({})), 'home')).toBe(true)
  expect(isLoaded(versions(loaded({}), loaded(null)), 'home')).toBe(true)
  expect(isLoaded(versions(loaded({}), loaded({})), 'another')).toBe(false)
})
