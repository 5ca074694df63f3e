import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OpenLake, openLake } from '../open-lake.ts'

let folder: string
let lake: OpenLake | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'project-'))
})
afterEach(async () => {
  await lake?.close()
  rmSync(folder, { recursive: true })
})

async function openTwoProjects(
  options: { defaultProject?: string; isPermissive?: boolean } = {},
): Promise<string> {
  lake = await openLake({ dataDirectory: folder, ...options })
  for (const projectId of ['blog', 'shop']) {
    const document = `{"_id":"a","_type":"note","project":"${projectId}"}`
    await lake.importDataset({ projectId, dataset: 'production' }, Readable.from([document]))
  }
  return lake.url
}

const QUERY = '/v2025-10-01/data/query/production?query=*[0].project'
const answer = async (url: string, headers = {}) => {
  const response = await fetch(url + QUERY, { headers })
  return { status: response.status, ...((await response.json()) as { result?: string }) }
}

test('a request that names no project is for the default one, where several have the dataset', async () => {
  const url = await openTwoProjects({ defaultProject: 'shop' })
  expect(await answer(url)).toMatchObject({ status: 200, result: 'shop' })
  expect(await answer(url, { 'x-sanity-project-id': 'blog' })).toMatchObject({ result: 'blog' })
})

test('without a default one it is an error', async () => {
  expect(await answer(await openTwoProjects())).toMatchObject({ status: 400 })
})

test('a permissive lake creates datasets and accepts tokens that it does not know', async () => {
  const url = await openTwoProjects({ isPermissive: true })
  const init = { headers: { authorization: 'Bearer of-another-project' } }
  const fresh = await fetch(`${url}/v2025-10-01/data/query/fresh?query=count(*)&projectId=new1`, init)
  expect(await fresh.json()).toMatchObject({ result: 0 })
  expect(await (await fetch(`${url}/v1/users/me`, init)).json()).toMatchObject({ id: 'administrator' })
})

test('another lake refuses both', async () => {
  const url = await openTwoProjects()
  const init = { headers: { authorization: 'Bearer of-another-project' } }
  expect((await fetch(`${url}/v1/users/me`, init)).status).toBe(401)
  expect((await fetch(`${url}/v2025-10-01/data/query/fresh?query=count(*)&projectId=new1`)).status).toBe(404)
})
