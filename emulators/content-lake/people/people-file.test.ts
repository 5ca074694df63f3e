import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLake } from '../lake.ts'
import { TEST_DIRECTORY } from '../testing/people.ts'
import { DEFAULT_DIRECTORY, type Directory, readDirectory } from './people-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'people-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function readContent(content: unknown): Directory {
  const path = join(folder, 'people.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return readDirectory(path)
}

describe('the file of people', () => {
  test('needs little', () => {
    const people = [{ id: 'ada', name: 'Ada', role: 'administrator' }]
    expect(readContent({ people })).toEqual({ roles: [], people: [{ ...people[0], email: '' }] })
  })

  test.each([
    ['no JSON', '{', /cannot be read/],
    ['nobody', { people: [] }, /people/],
    ['an unknown role', { people: [{ id: 'a', name: 'A', role: 'boss' }] }, /role/],
    [
      'a custom role that is not described',
      { people: [{ id: 'a', name: 'A', role: 'editor', customRole: 'b' }] },
      /not in the list/,
    ],
    [
      'an administrator with a custom role',
      {
        people: [{ id: 'a', name: 'A', role: 'administrator', customRole: 'b' }],
        roles: [{ name: 'b', title: 'B', rights: [] }],
      },
      /must be "editor"/,
    ],
    [
      'a misspelled attribute',
      { people: [{ id: 'a', name: 'A', role: 'editor', jobtitle: 'B' }] },
      /jobtitle/,
    ],
  ])('%s is explained', (_, content, reason) => {
    expect(() => readContent(content)).toThrow(reason)
  })
})

test('a person who is no longer in the file keeps the name but cannot act', async () => {
  const open = (directory: Directory) =>
    createLake({ dataDirectory: folder, publicUrl: 'http://localhost:4000', directory })
  const first = open(TEST_DIRECTORY)
  const headers = { authorization: `Bearer ${first.tokens['marketer']}` }
  const ask = (lake: typeof first, path: string, token = headers) =>
    lake.handle(new Request(`http://localhost:4000/v1${path}`, { headers: token }))
  expect((await ask(first, '/users/me')).status).toBe(200)
  await first.close()
  const second = open(DEFAULT_DIRECTORY)
  expect((await ask(second, '/users/me')).status).toBe(401)
  const viewer = { authorization: `Bearer ${second.tokens['viewer']}` }
  expect(await (await ask(second, '/users/marketer', viewer)).json()).toMatchObject({
    displayName: 'Mei Lin',
  })
  await second.close()
})
