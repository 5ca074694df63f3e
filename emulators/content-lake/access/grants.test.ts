import { describe, expect, test } from 'vitest'
import { evaluateFilter, parseFilter } from '../query/filters.ts'
import { principalOf } from '../testing/people.ts'
import { changeOf, documentOf, rightsOn } from '../testing/rights.ts'
import type { Principal } from '../types.ts'
import { getReadRule, listGrants, requireGrants } from './grants.ts'

const [marketer, merchandiser] = [principalOf('marketer'), principalOf('merchandiser')]
const robot: Principal = { userId: 'robot', role: 'editor' }
const administrator: Principal = { userId: 'administrator', role: 'administrator' }

/** Type, id, and the rights of the marketer and the merchandiser. */
const TABLE: [type: string, id: string, marketer: string, merchandiser: string][] = [
  ['page', 'page-home', 'crud', 'r'],
  ['page', 'drafts.page-home', 'crud', 'r'],
  ['page', 'versions.spring.page-home', 'crud', 'r'],
  ['product', 'product-1030', 'r', 'crud'],
  ['product', 'drafts.product-1030', 'r', 'crud'],
  ['order', 'order.1', '', 'rud'],
  ['order', 'drafts.order.1', '', 'rud'],
  ['customer', 'customer.ada', '', 'r'],
  ['inquiry', 'inquiry.1', 'rud', ''],
  ['anything', 'private.1', '', ''],
  ['sanity.imageAsset', 'image-abc-1x1-png', 'crud', 'crud'],
  ['system.release', '_.releases.spring', 'crud', 'crud'],
]

describe('custom roles', () => {
  test.each(TABLE)('%s %s: marketer %s, merchandiser %s', (type, id, ofMarketer, ofMerchandiser) => {
    expect(rightsOn(marketer, type, id)).toBe(ofMarketer)
    expect(rightsOn(merchandiser, type, id)).toBe(ofMerchandiser)
    for (const other of [robot, administrator]) expect(rightsOn(other, type, id)).toBe('crud')
  })

  test.each(TABLE)('Studio receives the same rights on %s %s', (type, id) => {
    for (const principal of [marketer, merchandiser]) {
      const told = (permission: string) =>
        listGrants(principal).some(
          ({ filter, permissions }) =>
            permissions.includes(permission) &&
            evaluateFilter(parseFilter(filter, {}), [documentOf(type, id)])[0] === true,
        )
      const rights = rightsOn(principal, type, id)
      expect([told('create'), told('read'), told('update')]).toEqual(
        ['c', 'r', 'u'].map((letter) => rights.includes(letter)),
      )
      expect(told('history')).toBe(told('read'))
    }
  })

  test('changing the type of a document does not bypass the rights on it', () => {
    const [page, product] = [documentOf('page', 'one'), documentOf('product', 'one')]
    expect(() => requireGrants(merchandiser, [changeOf(page, product)])).toThrow(/update/)
    expect(() => requireGrants(merchandiser, [changeOf(product, page)])).toThrow(/update/)
  })
})

test('administrators and robots have one grant for all documents', () => {
  for (const principal of [robot, administrator]) {
    expect(listGrants(principal)).toMatchObject([{ filter: '_id in path("**")' }])
    expect(getReadRule(principal)).toBeUndefined()
  }
})
