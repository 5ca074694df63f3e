import { expect, test } from 'vitest'
import { releasesOf } from './releases.ts'

test('the releases of a document are those with a version of it', () => {
  const release = (name: string, title?: string) =>
    ({ _id: `_.releases.${name}`, metadata: { title } }) as never
  const versions = ['versions.rSummer.page-home', 'versions.rSale.page-home', 'drafts.page-home']
  const releases = [release('rSummer', 'Summer'), release('rSale'), release('rOther', 'Other')]
  expect(releasesOf('page-home', versions, releases)).toEqual(['Summer', 'Untitled release'])
  expect(releasesOf('page-about', versions, releases)).toEqual([])
})
