import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { siteUrl } from '../support/addresses.ts'
import { lakeClient } from '../support/lake.ts'
import { visit } from '../support/visitor.ts'

interface Manifest {
  node: Record<string, { exportedName: string }>
}

/** The ids of all cached functions of the build, which it keeps secret. */
function cachedFunctionIds(): string[] {
  const build = `web/.builds/${new URL(siteUrl).port}`
  const manifest = JSON.parse(
    readFileSync(`${build}/server/server-reference-manifest.json`, 'utf8'),
  ) as Manifest
  return Object.entries(manifest.node).flatMap(([id, { exportedName }]) =>
    exportedName.startsWith('$$RSC_SERVER_CACHE') ? [id] : [],
  )
}

test('a cached function called by its id reads no private document', async () => {
  const ids = cachedFunctionIds()
  expect(ids.length).toBeGreaterThan(6)
  const [privateId = ''] = await lakeClient('viewer').fetch<string[]>('*[_id in path("*.**")]._id')
  expect(privateId).not.toBe('')
  const call = (id: string, perspective: string) =>
    visit('/en', {
      method: 'POST',
      headers: { origin: siteUrl, 'next-action': id, 'content-type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify(['*[]._id', {}, { perspective, isStegaEnabled: false }, 'content']),
    })
  const bodies = new Map<string, string>()
  for (const id of ids)
    for (const perspective of ['raw', 'drafts', 'published'])
      bodies.set(`${id} ${perspective}`, (await call(id, perspective)).body)
  for (const [name, body] of bodies) expect(body.includes(privateId), name).toBe(false)
  expect([...bodies.values()].join(''), 'the ids are those of the site').toContain('"page-home"')
})
