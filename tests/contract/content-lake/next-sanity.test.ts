import type { SanityClient } from '@sanity/client'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { respond, serve, stopServers } from '../../../emulators/shared/testing/serve.ts'
import { entriesOfNextSanity, stubNext } from './support/next-modules.ts'
import { openTestLake } from './support/open-lake.ts'

type Module = Record<string, (...parameters: never[]) => unknown>

const next = stubNext()
const lake = await openTestLake()
const entries = entriesOfNextSanity()
const load = (entry: string) => import(/* @vite-ignore */ entries[entry] ?? '') as Promise<Module>

afterAll(() => lake.close())
beforeEach(() => {
  Object.assign(next, { isDraftMode: false, cacheTags: [], expiredTags: [] })
  next.cookies.clear()
})

/** The exports that the tests below use. */
const exercised = {
  '.': ['createClient', 'createDataAttribute', 'defineQuery', 'groq', 'stegaClean'],
  './draft-mode': ['defineEnableDraftMode'],
  './live': ['defineLive', 'parseTags', 'resolvePerspectiveFromCookies', 'resolveVariantFromCookies'],
  './live/server-actions': ['revalidateSyncTagsAction'],
  './visual-editing/server-actions': ['perspectiveChangeAction'],
  './webhook': ['parseBody'],
}

/**
 * Exports that make no requests to a lake: React components and hooks, texts, and variants, which a lake does not have.
 */
const withoutLake = {
  '.': [
    ...[
      'PortableText',
      'defaultComponents',
      'isCorsOriginError',
      'mergeComponents',
      'stegaBrand',
      'toPlainText',
    ],
    'variantsApiVersion',
  ],
  './hooks': [
    'useIsPresentationTool',
    'useOptimistic',
    'usePresentationQuery',
    'useVisualEditingEnvironment',
  ],
  './image': ['Image', 'imageLoader'],
  './live': ['isCorsOriginError'],
  './live/cache-life': ['sanity'],
  // Follows `/data/live/events` in the browser, as `client.live.events` does.
  './live/client-components': ['SanityLive'],
  './studio': ['NextStudio', 'NextStudioLayout', 'NextStudioNoScript', 'metadata', 'viewport'],
  './studio/client-component': ['NextStudio'],
  './visual-editing': ['VisualEditing'],
  './visual-editing/client-component': ['VisualEditing'],
  './visual-editing/server-actions': ['variantChangeAction'],
}

test('every export of the installed next-sanity is tested here or listed as not using a lake', async () => {
  const lists: Record<string, string[]>[] = [exercised, withoutLake]
  for (const entry of Object.keys(entries)) {
    const known = lists.flatMap((list) => list[entry] ?? []).sort()
    expect({ entry, names: Object.keys(await load(entry)).sort() }).toEqual({ entry, names: known })
  }
})

async function clientOf(token?: string): Promise<SanityClient> {
  const { createClient } = await load('.')
  return createClient?.({
    projectId: 'meridian',
    dataset: 'production',
    apiVersion: '2025-10-01',
    apiHost: lake.url,
    useProjectHostname: false,
    useCdn: false,
    token,
    stega: { studioUrl: 'http://localhost:3333' },
  } as never) as SanityClient
}

interface Live {
  sanityFetch(options: object): Promise<{ data: unknown; sourceMap: unknown; tags: string[] }>
  SanityLive(props: object): { props: { config: object } }
}

test('defineLive reads published content with tags and drafts with stega, and passes the lake’s host to the browser', async () => {
  const { defineQuery } = await load('.')
  const { defineLive, parseTags } = await load('./live')
  const { revalidateSyncTagsAction } = await load('./live/server-actions')
  const { stegaClean } = await load('.')
  await lake.client().create({ _id: 'page', _type: 'page', title: 'Published' })
  await lake.client().create({ _id: 'drafts.page', _type: 'page', title: 'Draft' })
  const live = defineLive?.({
    client: await clientOf(),
    serverToken: lake.tokens['viewer'],
    browserToken: lake.tokens['viewer'],
  } as never) as Live
  const query = defineQuery?.('*[_id == $id][0].title' as never)
  const asked = { query, params: { id: 'page' } }

  const published = await live.sanityFetch({ ...asked, perspective: 'published', stega: false })
  expect(published).toMatchObject({ data: 'Published', tags: [expect.stringMatching(/^sanity:s1:/)] })
  expect(next.cacheTags).toEqual(published.tags)
  const draft = await live.sanityFetch({ ...asked, perspective: 'drafts', stega: true })
  expect(draft.data).not.toBe('Draft')
  expect(stegaClean?.(draft.data as never)).toBe('Draft')
  expect(draft.sourceMap).toMatchObject({ documents: [{ _id: 'drafts.page' }] })

  expect(parseTags?.(published.tags as never)).toMatchObject({ tags: published.tags })
  await revalidateSyncTagsAction?.(published.tags as never)
  expect(next.expiredTags).toEqual(published.tags)
  expect(live.SanityLive({}).props.config).toMatchObject({ projectId: 'meridian', apiHost: lake.url })
})

test('draft mode is entered only with a secret that Studio stored in the lake', async () => {
  const { defineEnableDraftMode } = await load('./draft-mode')
  const { resolvePerspectiveFromCookies, resolveVariantFromCookies } = await load('./live')
  const { perspectiveChangeAction } = await load('./visual-editing/server-actions')
  await lake.client().create({
    _id: 'drafts.secret',
    _type: 'sanity.previewUrlSecret',
    secret: 'a-secret-of-studio',
    source: 'sanity/presentation',
    studioUrl: 'http://localhost:3333',
  })
  const client = await clientOf(lake.tokens['viewer'])
  const { GET } = defineEnableDraftMode?.({ client } as never) as {
    GET: (request: Request) => Promise<Response>
  }
  const enter = (secret: string) =>
    GET(
      new Request(
        `http://localhost:3000/api/draft?sanity-preview-secret=${secret}&sanity-preview-perspective=drafts&sanity-preview-pathname=/en`,
      ),
    )
  expect((await enter('another')).status).toBe(401)
  expect(next.isDraftMode).toBe(false)
  // Next ends a redirect by throwing it.
  await expect(enter('a-secret-of-studio')).rejects.toMatchObject({
    digest: expect.stringContaining('/en') as string,
  })
  expect(next.isDraftMode).toBe(true)
  expect(await resolvePerspectiveFromCookies?.({ cookies: jar() } as never)).toBe('drafts')
  expect(await resolveVariantFromCookies?.({ cookies: jar() } as never)).toBeUndefined()
  await perspectiveChangeAction?.(['r1', 'drafts'] as never)
  expect(await resolvePerspectiveFromCookies?.({ cookies: jar() } as never)).toEqual(['r1', 'drafts'])
})

/** The visitor's cookies as Next returns them. */
const jar = () => ({
  get: (name: string) => (next.cookies.has(name) ? { name, value: next.cookies.get(name) } : undefined),
  has: (name: string) => next.cookies.has(name),
})

test('parseBody accepts a webhook of the lake and rejects another signature', async () => {
  const { parseBody } = await load('./webhook')
  const requests: Request[] = []
  const url = await serve(async (request) => {
    requests.push(new Request(request, { body: await request.arrayBuffer() }))
    return respond(204)
  })
  const rule = { on: ['create'], filter: '_type == "story"', projection: '{_id, title}' }
  const hook = { type: 'document', name: 'site', url, dataset: 'production', secret: 'shared-secret', rule }
  await lake.client().request({ url: '/hooks/projects/meridian', method: 'POST', body: hook })
  await lake.client().create({ _id: 'story', _type: 'story', title: 'Told' })
  const request = await vi.waitUntil(() => requests[0], { timeout: 10_000, interval: 5 })
  const parse = (secret: string) => parseBody?.(...([request.clone(), secret, false] as never[]))
  expect(await parse('shared-secret')).toEqual({
    isValidSignature: true,
    body: { _id: 'story', title: 'Told' },
  })
  expect(await parse('another')).toMatchObject({ isValidSignature: false })
  await stopServers()
})

test('click-to-edit opens the lake’s documents', async () => {
  const { createDataAttribute, groq } = await load('.')
  const attribute = createDataAttribute?.({
    id: 'page',
    type: 'page',
    path: 'title',
    baseUrl: '/',
  } as never) as { toString: () => string }
  expect(attribute.toString()).toContain('id=page')
  const query = groq?.(...([Object.assign(['1 + ', ''], { raw: ['1 + ', ''] }), 1] as never[])) as string
  expect(await (await clientOf()).fetch(query)).toBe(2)
})
