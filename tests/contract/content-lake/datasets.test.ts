import type { ClientError } from '@sanity/client'
import { afterAll, expect, test } from 'vitest'
import { openTestLake } from './support/open-lake.ts'

const lake = await openTestLake()
afterAll(() => lake.close())

const statusOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: ClientError) => error.statusCode,
  )

test('an administrator creates, lists, changes and deletes datasets', async () => {
  const { datasets } = lake.client()
  await datasets.create('staging', { aclMode: 'private' })
  await datasets.create('staging', { aclMode: 'private' })
  expect(await statusOf(datasets.create('staging', { aclMode: 'public' }))).toBe(409)
  const oddName = await lake.fetch('/v1/projects/meridian/datasets/Staging.1', { method: 'PUT' })
  expect(oddName.status).toBe(400)
  expect((await datasets.list()).map(({ name, aclMode }) => ({ name, aclMode }))).toEqual([
    { name: 'production', aclMode: 'public' },
    { name: 'staging', aclMode: 'private' },
  ])
  const anonymous = lake.client({ dataset: 'staging', token: undefined })
  expect(await statusOf(anonymous.fetch('*'))).toBe(401)
  await datasets.edit('staging', { aclMode: 'public' })
  expect(await anonymous.fetch('*')).toEqual([])
  await lake.client({ dataset: 'staging' }).create({ _id: 'a', _type: 'note' })
  expect(await datasets.delete('staging')).toEqual({ deleted: true })
  expect(await statusOf(anonymous.fetch('*'))).toBe(404)
  await datasets.create('staging', {})
  expect(await anonymous.fetch('*')).toEqual([])
})

test('documents of projects are separate', async () => {
  const other = lake.client({ projectId: 'other' })
  await other.datasets.create('production', { aclMode: 'public' })
  await other.create({ _id: 'only-here', _type: 'note' })
  expect(await other.fetch('*._id')).toEqual(['only-here'])
  expect(await lake.client().getDocument('only-here')).toBeUndefined()
  await other.datasets.delete('production')
})

test('tokens have a role and become invalid when they are deleted', async () => {
  const url = '/projects/meridian/tokens'
  const client = lake.client()
  const made = await client.request<{ id: string; key: string }>({
    url,
    method: 'POST',
    body: { label: 'Reader', roleName: 'viewer' },
  })
  const viewer = lake.client({ token: made.key })
  expect(await statusOf(viewer.fetch('*'))).toBe(200)
  expect(await statusOf(viewer.create({ _type: 'note' }))).toBe(403)
  const listed = await client.request<{ id: string }[]>({ url })
  expect(listed.map(({ id }) => id)).toContain(made.id)
  expect(JSON.stringify(listed)).not.toContain(made.key)
  await client.request({ url: `${url}/${made.id}`, method: 'DELETE' })
  expect(await statusOf(viewer.fetch('*'))).toBe(401)
})
