import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { serviceUrl } from '../services.ts'
import type { Settings } from '../settings.ts'
import { webOutput } from './environment.ts'

/**
 * A built site keeps its pages on disk, but what was published since is known to the running server's memory only.
 * So that a restart never shows yesterday's text, the content's state is remembered beside the build, and when it
 * moved on, every page's tags are expired once. With nothing published, nothing is rendered again.
 */
export async function expireOldPages(
  settings: Settings,
  client: SanityClient,
  secret: string,
): Promise<'current' | 'expired'> {
  const state = await contentState(client)
  if (existsSync(statePath(settings)) && readFileSync(statePath(settings), 'utf8') === state) return 'current'
  const syncTags = pageTags(join(settings.root, 'web', webOutput(settings), 'server', 'app'))
  const response = await fetch(`${serviceUrl('web', settings)}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: `start-${Date.now()}`, syncTags }),
  })
  if (!response.ok) throw new Error(`The site answered ${response.status} to /api/revalidate.`)
  return 'expired'
}

/** Remembers that the pages on disk show the content as it is now: call it when the site has just been built. */
export async function rememberContentState(settings: Settings, client: SanityClient): Promise<void> {
  writeFileSync(statePath(settings), await contentState(client))
}

const statePath = (settings: Settings): string => join(settings.dataDirectory, 'builds', 'web-content')

/** Changes with every published create, edit and delete. */
async function contentState(client: SanityClient): Promise<string> {
  const published = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))'
  const state = await client.fetch<unknown>(
    `{"count": count(*[${published}]), "latest": *[${published}] | order(_updatedAt desc)[0]{_id, _rev}}`,
  )
  return JSON.stringify(state)
}

/** The sync tags that Next noted beside each prerendered page. */
export function pageTags(folder: string): string[] {
  const tags = new Set<string>()
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.meta')) continue
    const { headers } = JSON.parse(readFileSync(join(folder, entry), 'utf8')) as {
      headers?: Record<string, string>
    }
    for (const tag of headers?.['x-next-cache-tags']?.split(',') ?? []) {
      const syncTag = /(?:^|:)(s\d+:.+)$/.exec(tag)?.[1]
      if (syncTag) tags.add(syncTag)
    }
  }
  return [...tags]
}
