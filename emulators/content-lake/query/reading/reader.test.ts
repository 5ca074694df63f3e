import { expect, test } from 'vitest'
import { dataset as name, projectId, TestDataset } from '../testing/dataset.ts'
import { Reader } from './reader.ts'

const post = (id: string, more: object = {}) => ({ _id: id, _type: 'post', ...more })

function idsOf(reader: Reader, type?: string): Promise<string[]> {
  return reader.snapshot([projectId, name], (snapshot) => [...snapshot.table(type).storedIds].sort())
}

test('a table in memory follows created, changed and deleted documents and changed types', async () => {
  using dataset = new TestDataset([post('a'), post('b'), post('c')])
  const reader = new Reader(dataset.path)
  expect(await idsOf(reader, 'post')).toEqual(['a', 'b', 'c'])
  dataset.commit([post('d'), { _id: 'b', _type: 'page' }], ['a'])
  expect(await idsOf(reader, 'post')).toEqual(['c', 'd'])
  expect(await idsOf(reader)).toEqual(['b', 'c', 'd'])
  dataset.commit([post('a', { title: 'back' })], ['c', 'd'])
  expect(await idsOf(reader, 'post')).toEqual(['a'])
  const title = reader.snapshot([projectId, name], (snapshot) => snapshot.byId('a')?.['title'])
  expect(await title).toBe('back')
  reader.close()
})

test('unchanged documents are not parsed again', async () => {
  using dataset = new TestDataset([post('a'), post('b')])
  const reader = new Reader(dataset.path)
  const read = (id: string) => reader.snapshot([projectId, name], (snapshot) => snapshot.byId(id))
  const [a, b] = [await read('a'), await read('b')]
  dataset.commit([post('b', { title: 'new' })])
  expect(await read('a')).toBe(a)
  expect(await read('b')).not.toBe(b)
  reader.close()
})

test('a recreated dataset does not show documents of the deleted one', async () => {
  using dataset = new TestDataset([post('a')])
  const reader = new Reader(dataset.path)
  const read = () => reader.snapshot([projectId, name], (snapshot) => snapshot.byId('a'))
  expect(await read()).toBeDefined()
  expect(await idsOf(reader)).toEqual(['a'])
  dataset.recreate()
  expect(await read()).toBeUndefined()
  expect(await idsOf(reader)).toEqual([])
  reader.close()
})

test('reads for later queries are announced', async () => {
  using dataset = new TestDataset([post('a', { title: 'A' })])
  const said: boolean[] = []
  const reader = new Reader(dataset.path, (isReading) => said.push(isReading))
  const titles = () =>
    reader.snapshot([projectId, name], (snapshot) => [...snapshot.table('post').cells(['title'])])
  expect(await titles()).toEqual(['A'])
  expect(said).toEqual([true, false, true, false])
  await titles()
  expect(said).toHaveLength(4)
  dataset.commit([post('a', { title: 'B' })])
  expect(await titles()).toEqual(['B'])
  expect(said).toEqual([true, false, true, false, true, false])
  reader.close()
})
