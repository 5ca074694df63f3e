import { afterAll, expect, test } from 'vitest'
import { openTestLake } from '../content-lake/support/open-lake.ts'
import { errorsOf } from './support/model.ts'

const lake = await openTestLake()
afterAll(() => lake.close())

const dates = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }

const errorsAt = async (type: string, field: string, value: unknown) => {
  const errors = await errorsOf({ _id: 'drafts.new', _type: type, ...dates, [field]: value }, lake.client())
  return errors.filter((error) => error.includes(`["${field}"`))
}

test('an address that is listed twice in a project is reported once, with the message of our rule', async () => {
  const errors = await errorsAt('project', 'members', ['mary@example.com', 'mary@example.com'])
  expect(errors).toEqual([expect.stringMatching(/\["members"\]: This address is listed twice. Remove one.$/)])
})

test('a social profile that is listed twice is reported at the URL of the second one', async () => {
  const profile = { _type: 'socialLink', platform: 'youtube', url: 'https://www.youtube.com/@meridian' }
  const errors = await errorsAt('siteSettings', 'socialLinks', [
    { _key: 'first', ...profile },
    { _key: 'second', ...profile },
  ])
  expect(errors).toEqual([expect.stringMatching(/\{"_key":"second"\},"url"\]: This profile is listed twice/)])
})
