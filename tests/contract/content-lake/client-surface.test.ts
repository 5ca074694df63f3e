import { Patch, type SanityClient, Transaction } from '@sanity/client'
import { isObservable, lastValueFrom } from 'rxjs'
import { afterAll, expect, test } from 'vitest'
import { exercises, type Ground } from './support/client-exercises.ts'
import { methodsOf, recorded } from './support/client-methods.ts'
import { openTestLake, type TestLake } from './support/open-lake.ts'
import { unsupportedMethods, withoutServer } from './support/unsupported-methods.ts'

const lake = await openTestLake()
let count = 0
afterAll(() => lake.close())

/** Creates a client of the lake with all options of the package. */
const clientOf = (of: TestLake) =>
  of.client({ context: { organizationId: 'o' }, collaboration: { organizationId: 'o' } })
const groundFor = (client: SanityClient): Ground => ({ client, lake, word: `n${++count}` })

/** `patch` and `transaction` have their own tests below. */
const known = [
  ...Object.keys(exercises),
  ...Object.keys(unsupportedMethods),
  ...withoutServer,
  'patch',
  'transaction',
].sort()

test('every method of the installed client is tested here or listed as unsupported', () => {
  expect(methodsOf(lake.client()).sort()).toEqual(known)
})

test('every method of its observable API is one of those', () => {
  expect(methodsOf(lake.client().observable).filter((name) => !known.includes(name))).toEqual([])
})

test.each(Object.entries(exercises))('%s', async (_name, exercise) => {
  await exercise(groundFor(clientOf(lake)))
})

/** Wraps the observable API as promises; streams stay streams. */
function asPromises(part: object): SanityClient {
  const streams = new Set(['listen', 'events'])
  const adapted: unknown = new Proxy(part, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value === 'object' && value !== null) return asPromises(value)
      if (typeof value !== 'function') return value
      return (...parameters: unknown[]) => {
        const result: unknown = (value as (...all: unknown[]) => unknown).apply(target, parameters)
        if (name === 'withConfig' || name === 'clone') return asPromises(result as object)
        return isObservable(result) && !streams.has(String(name)) ? lastValueFrom(result) : result
      }
    },
  })
  return adapted as SanityClient
}

/** The observable API reports upload progress, and its patches return observables. */
const otherwise = new Set(['assets.upload', 'config', 'dataRequest', 'releases.publish'])

test.each(Object.entries(exercises).filter(([name]) => !otherwise.has(name)))(
  'observable.%s',
  async (_name, exercise) => {
    await exercise(groundFor(asPromises(clientOf(lake).observable)))
  },
)

test.each(Object.entries(unsupportedMethods))('%s is rejected with a message', async (name, parameters) => {
  const resource = name.startsWith('context.') && { resource: { type: 'knowledge-base', id: 'kb' } as const }
  const client = clientOf(lake).withConfig({ ...resource, maxRetries: 0 })
  const path = name.split('.')
  const owner = path.slice(0, -1).reduce((part: object, key) => Reflect.get(part, key) as object, client)
  const call = Reflect.get(owner, path.at(-1) ?? '') as (...all: unknown[]) => unknown
  const result = Promise.resolve().then(() => call.apply(owner, parameters))
  const settled = result.then((value) => (isObservable(value) ? lastValueFrom(value) : value))
  // An event stream that cannot be opened reports only its status.
  await expect(settled).rejects.toMatchObject(
    name.endsWith('listen')
      ? { status: 403 }
      : { statusCode: 403, message: expect.stringContaining('lake') as string },
  )
})

test('every operation of a patch', async () => {
  const client = lake.client()
  const called = new Set<string>()
  await client.create({ _id: 'p', _type: 'note', n: 1, text: 'a', list: ['a'], gone: 1 })
  const rev = (await client.getDocument('p'))?._rev ?? ''
  const patch = recorded(client.patch('p'), called)
  await patch
    .ifRevisionId(rev)
    .set({ title: 'T' })
    .setIfMissing({ n: 9, extra: [] })
    .unset(['gone'])
    .inc({ n: 2 })
    .dec({ n: 1 })
    .diffMatchPatch({ text: '@@ -1 +1,2 @@\n a\n+b\n' })
    .commit()
  const inserting = () => recorded(client.patch('p'), called)
  await inserting().insert('after', 'list[-1]', ['b']).commit()
  await inserting().append('list', ['c']).commit()
  await inserting().prepend('list', ['z']).commit()
  const changed = await inserting().splice('list', 1, 1, ['y']).commit()
  expect(changed).toMatchObject({ title: 'T', n: 2, extra: [], text: 'ab', list: ['z', 'y', 'b', 'c'] })
  expect(changed).not.toHaveProperty('gone')
  await expect(client.patch('p').ifRevisionId(rev).set({ n: 0 }).commit()).rejects.toMatchObject({
    statusCode: 409,
  })
  patch.clone()
  expect(patch.toJSON()).toEqual(patch.serialize())
  patch.reset()
  expect([...called].sort()).toEqual(methodsOf(new Patch('p')).sort())
})

test('every operation of a transaction', async () => {
  const client = lake.client()
  const called = new Set<string>()
  const document = (_id: string) => ({ _id, _type: 'note' })
  await client.create(document('t0'))
  const transaction = recorded(client.transaction(), called)
  const { transactionId } = await transaction
    .transactionId('my-transaction')
    .create(document('t1'))
    .createIfNotExists(document('t1'))
    .createOrReplace(document('t2'))
    .patch('t2', { set: { n: 1 } })
    .delete('t0')
    .commit({ returnDocuments: false })
  expect(transactionId).toBe('my-transaction')
  expect(await client.getDocuments(['t0', 't1', 't2'])).toMatchObject([null, document('t1'), { n: 1 }])
  transaction.clone()
  expect(transaction.toJSON()).toEqual(transaction.serialize())
  transaction.reset()
  expect([...called].sort()).toEqual(
    methodsOf(new Transaction())
      .filter((name) => name !== 'trxId')
      .sort(),
  )
})

test('a client of a dataset resource reads, writes and listens', async () => {
  const client = lake.client({ resource: { type: 'dataset', id: 'meridian.production' } } as object)
  for (const name of ['fetch', 'createOrReplace', 'getDocument', 'listen', 'action', 'live.events']) {
    await exercises[name]?.(groundFor(client))
  }
})

test('a client of a media library learns that there is none', async () => {
  const client = lake.client({ resource: { type: 'media-library', id: 'ml' } } as object)
  await expect(client.fetch('*')).rejects.toThrow(/Media Library/)
})

test('clients of the CDN and of other API versions read the same lake', async () => {
  const word = groundFor(lake.client()).word
  await lake.client().create({ _id: `drafts.${word}`, _type: 'note' })
  const read = (apiVersion: string) =>
    lake
      .client({ apiVersion, perspective: undefined, useCdn: true })
      .fetch('count(*[_id == $id])', { id: `drafts.${word}` })
  expect([await read('2025-10-01'), await read('2021-10-21')]).toEqual([0, 1])
})
