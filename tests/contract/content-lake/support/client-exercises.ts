import { Buffer } from 'node:buffer'
import type { SanityClient } from '@sanity/client'
import { concatMap, firstValueFrom, type Observable, take, toArray } from 'rxjs'
import { expect } from 'vitest'
import type { TestLake } from './open-lake.ts'

export interface Ground {
  client: SanityClient
  lake: TestLake
  /** A unique word of this exercise for ids. */
  word: string
}

type Exercise = (ground: Ground) => Promise<void>

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const note = (word: string) => ({ _id: word, _type: 'note', text: word })
const release = (releaseId: string) => ({
  releaseId,
  metadata: { title: releaseId, releaseType: 'asap' as const },
})

async function inRelease({ client, word }: Ground) {
  await client.create(note(word))
  await client.releases.create(release(word))
  await client.createVersion({ publishedId: word, baseId: word, releaseId: word })
  return { releaseId: word, publishedId: word, versionId: `versions.${word}.${word}` }
}

const stateOf = async ({ client, word }: Ground) => (await client.releases.get({ releaseId: word }))?.state

/** A test of each method of the client, by name. */
export const exercises: Record<string, Exercise> = {
  'assets.upload': async ({ client, lake }) => {
    const asset = await client.assets.upload('image', pixel, { filename: 'pixel.png', label: 'dot' })
    expect(asset).toMatchObject({
      _type: 'sanity.imageAsset',
      extension: 'png',
      originalFilename: 'pixel.png',
    })
    expect(asset.url).toContain(lake.url)
    expect((await fetch(asset.url)).headers.get('content-type')).toBe('image/png')
    const file = await client.assets.upload('file', Buffer.from('words'), { filename: 'words.txt' })
    expect(await (await fetch(file.url)).text()).toBe('words')
  },
  'datasets.create': async ({ client, word }) => {
    expect(await client.datasets.create(word, { aclMode: 'private' })).toMatchObject({ datasetName: word })
  },
  'datasets.edit': async ({ client, word }) => {
    await client.datasets.create(word, { aclMode: 'private' })
    expect(await client.datasets.edit(word, { aclMode: 'public' })).toMatchObject({ aclMode: 'public' })
  },
  'datasets.list': async ({ client }) => {
    expect((await client.datasets.list()).map(({ name }) => name)).toContain('production')
  },
  'datasets.delete': async ({ client, word }) => {
    await client.datasets.create(word)
    await client.datasets.delete(word)
    expect((await client.datasets.list()).map(({ name }) => name)).not.toContain(word)
  },
  'datasets.getEmbeddingsSettings': async ({ client }) => {
    expect(await client.datasets.getEmbeddingsSettings('production')).toMatchObject({ enabled: false })
  },
  'live.events': async (ground) => {
    const events = ground.client.live.events()
    const types = await typesUntil(events, 2, () => ground.client.create(note(ground.word)))
    expect(types).toEqual(['welcome', 'message'])
  },
  'projects.list': async ({ client }) => {
    expect((await client.projects.list()).map(({ id }) => id)).toEqual(['meridian'])
  },
  'projects.getById': async ({ client }) => {
    expect(await client.projects.getById('meridian')).toMatchObject({ id: 'meridian' })
    await expect(client.projects.getById('nobody')).rejects.toMatchObject({ statusCode: 404 })
  },
  'users.getById': async ({ client }) => {
    expect(await client.users.getById('me')).toMatchObject({ id: 'administrator' })
  },
  'releases.create': async (ground) => {
    await ground.client.releases.create(release(ground.word))
    expect(await stateOf(ground)).toBe('active')
  },
  'releases.get': async (ground) => {
    await ground.client.releases.create(release(ground.word))
    expect(await ground.client.releases.get({ releaseId: ground.word })).toMatchObject({ name: ground.word })
  },
  'releases.edit': async ({ client, word }) => {
    await client.releases.create(release(word))
    await client.releases.edit({ releaseId: word, patch: { set: { 'metadata.title': 'Other' } } })
    expect(await client.releases.get({ releaseId: word })).toMatchObject({ metadata: { title: 'Other' } })
  },
  'releases.fetchDocuments': async (ground) => {
    const { versionId } = await inRelease(ground)
    const { result } = await ground.client.releases.fetchDocuments({ releaseId: ground.word })
    expect(result.map(({ _id }) => _id)).toEqual([versionId])
  },
  'releases.publish': async (ground) => {
    const { versionId } = await inRelease(ground)
    await ground.client.patch(versionId).set({ text: 'new' }).commit()
    await ground.client.releases.publish({ releaseId: ground.word })
    await expect.poll(() => ground.client.getDocument(ground.word)).toMatchObject({ text: 'new' })
  },
  'releases.schedule': async (ground) => {
    await inRelease(ground)
    await ground.client.releases.schedule({ releaseId: ground.word, publishAt: '2100-01-01T00:00:00.000Z' })
    expect(await stateOf(ground)).toMatch(/^schedul/)
  },
  'releases.unschedule': async (ground) => {
    await exercises['releases.schedule']?.(ground)
    await expect.poll(() => stateOf(ground)).toBe('scheduled')
    await ground.client.releases.unschedule({ releaseId: ground.word })
    await expect.poll(() => stateOf(ground)).toBe('active')
  },
  'releases.archive': async (ground) => {
    await inRelease(ground)
    await ground.client.releases.archive({ releaseId: ground.word })
    await expect.poll(() => stateOf(ground)).toBe('archived')
  },
  'releases.unarchive': async (ground) => {
    await exercises['releases.archive']?.(ground)
    await ground.client.releases.unarchive({ releaseId: ground.word })
    await expect.poll(() => stateOf(ground)).toBe('active')
  },
  'releases.delete': async (ground) => {
    await exercises['releases.archive']?.(ground)
    await ground.client.releases.delete({ releaseId: ground.word })
    expect(await stateOf(ground)).toBeUndefined()
  },
  createVersion: async (ground) => {
    const { versionId } = await inRelease(ground)
    expect(await ground.client.getDocument(versionId)).toMatchObject({ text: ground.word })
  },
  replaceVersion: async (ground) => {
    const { releaseId, publishedId, versionId } = await inRelease(ground)
    const document = { _id: versionId, _type: 'note', text: 'other' }
    await ground.client.replaceVersion({ releaseId, publishedId, document })
    expect(await ground.client.getDocument(versionId)).toMatchObject({ text: 'other' })
  },
  discardVersion: async (ground) => {
    const { releaseId, publishedId, versionId } = await inRelease(ground)
    await ground.client.discardVersion({ releaseId, publishedId })
    expect(await ground.client.getDocument(versionId)).toBeUndefined()
  },
  unpublishVersion: async (ground) => {
    const { releaseId, publishedId, versionId } = await inRelease(ground)
    await ground.client.unpublishVersion({ releaseId, publishedId })
    expect(await ground.client.getDocument(versionId)).toMatchObject({ _system: { delete: true } })
  },
  listen: async ({ client, word }) => {
    const events = client.listen(
      '*[_id == $word]',
      { word },
      { events: ['welcome', 'mutation'], tag: 'contract' },
    )
    const types = await typesUntil(events, 2, () => client.create(note(word)))
    expect(types).toEqual(['welcome', 'mutation'])
  },
  clone: async ({ client }) => {
    expect(await client.clone().fetch('1 + 1')).toBe(2)
  },
  config: ({ client }) => {
    expect(client.config()).toMatchObject({ projectId: 'meridian', dataset: 'production' })
    return Promise.resolve()
  },
  withConfig: async ({ client, word }) => {
    await client.create({ ...note(word), _id: `drafts.${word}` })
    const read = (perspective: 'drafts' | 'published') =>
      client.withConfig({ perspective, requestTagPrefix: 'contract' }).fetch('*[_id == $word]._id', { word })
    expect([await read('drafts'), await read('published')]).toEqual([[word], []])
  },
  fetch: async ({ client, word }) => {
    await client.create(note(word))
    expect(await client.fetch('*[_id == $word][0].text', { word }, { tag: 'a.b' })).toBe(word)
    const options = {
      filterResponse: false,
      returnQuery: false,
      resultSourceMap: true,
      cacheMode: 'noStale',
    } as const
    const whole = await client.fetch('*[_id == $word].text', { word }, options)
    expect(whole).toMatchObject({ result: [word], resultSourceMap: { documents: [{ _id: word }] } })
    expect(whole).not.toHaveProperty('query')
    const long = await client.fetch<string[]>('*[_id in $ids]._id', {
      ids: [...Array<string>(3000).fill('none'), word],
    })
    expect(long).toEqual([word])
    await expect(client.fetch('*[')).rejects.toThrow(/GROQ query parse error/)
  },
  getDocument: async ({ client, word }) => {
    await client.create(note(word))
    expect(await client.getDocument(word)).toMatchObject(note(word))
    expect(await client.getDocument('none')).toBeUndefined()
  },
  getDocuments: async ({ client, word }) => {
    await client.create(note(word))
    expect(await client.getDocuments(['none', word])).toMatchObject([null, note(word)])
  },
  documentsExists: async ({ client, word }) => {
    await client.create(note(word))
    expect(await client.documentsExists([word, 'none'])).toEqual(new Set([word]))
  },
  create: async ({ client, word }) => {
    expect(await client.create(note(word))).toMatchObject(note(word))
    await expect(client.create(note(word))).rejects.toMatchObject({ statusCode: 409 })
    const named = await client.create({ _id: 'drafts.', _type: 'note' }, { autoGenerateArrayKeys: true })
    expect(named._id).toMatch(/^drafts\..+/)
  },
  createIfNotExists: async ({ client, word }) => {
    await client.createIfNotExists(note(word))
    expect(await client.createIfNotExists({ ...note(word), text: 'other' })).toMatchObject({ text: word })
  },
  createOrReplace: async ({ client, word }) => {
    await client.createOrReplace(note(word))
    expect(await client.createOrReplace({ ...note(word), text: 'other' })).toMatchObject({ text: 'other' })
  },
  delete: async ({ client, word }) => {
    await client.create(note(word))
    const done = await client.delete({ query: '*[_id == $word]', params: { word } })
    expect(done).toMatchObject({ documentIds: [word] })
    expect(await client.getDocument(word)).toBeUndefined()
  },
  mutate: async ({ client, word }) => {
    const changes = [{ create: note(word) }, { patch: { id: word, set: { n: 1 } } }]
    const many = await client.mutate(changes, {
      returnDocuments: false,
      returnFirst: false,
      visibility: 'async',
    })
    expect(many).toMatchObject({
      results: [
        { id: word, operation: 'create' },
        { id: word, operation: 'update' },
      ],
    })
    const dry = await client.mutate([{ delete: { id: word } }], { dryRun: true, returnDocuments: false })
    expect(dry).toMatchObject({ documentIds: [word] })
    expect(await client.getDocument(word)).toMatchObject({ n: 1 })
  },
  action: async ({ client, word }) => {
    const attributes = { ...note(word), _id: `drafts.${word}` }
    const create = {
      actionType: 'sanity.action.document.create',
      publishedId: word,
      attributes,
      ifExists: 'fail',
    } as const
    await client.action(create, { transactionId: `t-${word}` })
    await client.action({
      actionType: 'sanity.action.document.publish',
      draftId: `drafts.${word}`,
      publishedId: word,
    })
    expect(await client.getDocument(word)).toMatchObject(note(word))
  },
  request: async ({ client }) => {
    expect(await client.request({ url: '/ping' })).toBeDefined()
    await expect(client.request({ url: '/nowhere' })).rejects.toMatchObject({ statusCode: 404 })
  },
  dataRequest: async ({ client }) => {
    expect(await client.dataRequest('query', { query: '1 + 1' })).toMatchObject({ result: 2 })
  },
  getUrl: async ({ client }) => {
    expect((await fetch(client.getUrl('/ping'))).status).toBe(200)
  },
  getDataUrl: async ({ client }) => {
    const url = client.getUrl(client.getDataUrl('query'))
    expect(await (await fetch(`${url}?query=2`)).json()).toMatchObject({ result: 2 })
  },
}

/** Returns the types of the first events. Acts after the first one. */
const typesUntil = (
  events: Observable<{ type: string }>,
  count: number,
  act: () => Promise<unknown>,
): Promise<string[]> =>
  firstValueFrom(
    events.pipe(
      concatMap(async ({ type }, index) => {
        if (index === 0) await act()
        return type
      }),
      take(count),
      toArray(),
    ),
  )
