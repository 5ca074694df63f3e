import type { SanityClient } from '@sanity/client'
import { filter, firstValueFrom, map, take, tap, toArray } from 'rxjs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestLake, type TestLake } from './support/open-lake.ts'

/** A private document of each type, by the role that may not read it. */
const HIDDEN = {
  marketer: [
    'order.1',
    'review.1',
    'stockRequest.1',
    'customer.ada',
    'file.abc.part-1',
    'catalogChange.1',
    'discount.1',
    'giftCard.1',
    'sequence.invoices',
  ],
  merchandiser: ['inquiry.1', 'inquiry.1.file-1', 'project.1', 'sequence.invoices'],
} as const
const PRIVATE = {
  'order.1': 'order',
  'review.1': 'review',
  'stockRequest.1': 'stockRequest',
  'customer.ada': 'customer',
  'file.abc.part-1': 'privateFilePart',
  'catalogChange.1': 'catalogChange',
  'discount.1': 'discount',
  'giftCard.1': 'giftCard',
  'sequence.invoices': 'numberSequence',
  'inquiry.1': 'inquiry',
  'inquiry.1.file-1': 'inquiryFile',
  'project.1': 'project',
} as const
const PUBLIC = ['page', 'product', 'drafts.page', 'drafts.product'].sort()
const SECRET = 'confidential'

type Role = keyof typeof HIDDEN
const ROLES = ['marketer', 'merchandiser'] as const
const readableBy = (role: Role) =>
  Object.keys(PRIVATE).filter((id) => !(HIDDEN[role] as readonly string[]).includes(id))
const visibleTo = (role: Role) => [...PUBLIC, ...readableBy(role)].sort()

let lake: TestLake
let server: SanityClient
const as = (role: Role, config = {}) => lake.client({ token: lake.tokens[role], ...config })
const request = (role: Role, path: string, headers: Record<string, string> = {}) =>
  fetch(`${lake.url}/v2025-10-01${path}`, {
    headers: { authorization: `Bearer ${lake.tokens[role] ?? ''}`, ...headers },
  })

beforeAll(async () => {
  lake = await openTestLake()
  server = lake.client({ token: lake.tokens['editor'] })
})
afterAll(() => lake.close())

beforeEach(async () => {
  const about = { product: { _type: 'reference', _ref: 'product' } }
  const transaction = server.transaction()
  for (const type of ['page', 'product'])
    for (const id of [type, `drafts.${type}`]) transaction.createOrReplace({ _id: id, _type: type })
  for (const [id, type] of Object.entries(PRIVATE))
    transaction.createOrReplace({ _id: id, _type: type, text: SECRET, slug: { current: id }, ...about })
  await transaction.commit()
})

const ids = (documents: readonly ({ _id: string } | null)[]) =>
  documents.flatMap((document) => document?._id ?? []).sort()

describe.each(ROLES)('a %s', (role) => {
  test('queries no document that the role may not read, in any perspective and with any index', async () => {
    const client = as(role)
    expect(ids(await client.fetch('*'))).toEqual(visibleTo(role))
    expect(await client.fetch('count(*)')).toBe(visibleTo(role).length)
    expect(ids(await client.fetch('*[_id in $all]', { all: Object.keys(PRIVATE) }))).toEqual(
      readableBy(role).sort(),
    )
    const every = Object.values(PRIVATE)
    expect(ids(await client.fetch('*[_type in $every]', { every }))).toEqual(readableBy(role).sort())
    expect(ids(await client.fetch('*[references("product")]'))).toEqual(readableBy(role).sort())
    expect(ids(await client.fetch(`*[text match "${SECRET}"]`))).toEqual(readableBy(role).sort())
    expect(ids(await client.fetch(`* | score(text match "${SECRET}")[_score > 0]`))).toEqual(
      readableBy(role).sort(),
    )
    for (const id of HIDDEN[role]) {
      const type = PRIVATE[id]
      for (const perspective of ['raw', 'drafts', 'published'] as const) {
        const viewed = as(role, { perspective })
        const parameters = { id, type }
        expect(await viewed.fetch('*[_id == $id]', parameters)).toEqual([])
        expect(await viewed.fetch('*[_type == $type] | order(_createdAt desc) [0...10]', parameters)).toEqual(
          [],
        )
        expect(await viewed.fetch('*[slug.current == $id][0]', parameters)).toBeNull()
        expect(await viewed.fetch('count(*[_type == $type && text == "confidential"])', parameters)).toBe(0)
        expect(
          await viewed.fetch(
            '*[_type == "product"][0]{"n": count(*[references(^._id) && _type == $type])}.n',
            parameters,
          ),
        ).toBe(0)
        expect(await viewed.fetch('{"_ref": $id}->text', parameters)).toBeNull()
      }
    }
  })

  test('learns nothing about hidden documents from sync tags', async () => {
    const options = { perspective: 'drafts', filterResponse: false } as const
    const tagsOf = async () =>
      (await as(role).fetch('*[references("product")]._id', {}, options)).syncTags ?? []
    const before = await tagsOf()
    await server.delete({ query: '*[_id in $hidden]', params: { hidden: HIDDEN[role] } })
    expect(new Set(await tagsOf())).toEqual(new Set(before))
  })

  test('reads no hidden document by its id', async () => {
    const client = as(role)
    for (const id of HIDDEN[role]) expect(await client.getDocument(id)).toBeUndefined()
    expect(ids(await client.getDocuments(Object.keys(PRIVATE)))).toEqual(readableBy(role).sort())
    const path = `/data/doc/production/${HIDDEN[role].join(',')}?includeAllVersions=true`
    expect(await (await request(role, path)).text()).not.toContain(SECRET)
  })

  test('receives no change of a hidden document', async () => {
    const { promise: welcomed, resolve: welcome } = Promise.withResolvers<void>()
    const heard = firstValueFrom(
      as(role)
        .listen(
          '*',
          {},
          { includeResult: true, includePreviousRevision: true, events: ['welcome', 'mutation'] },
        )
        .pipe(
          tap(({ type }) => {
            if (type === 'welcome') welcome()
          }),
          filter((event) => event.type === 'mutation'),
          take(1 + readableBy(role).length),
          toArray(),
        ),
    )
    await welcomed
    const transaction = server.transaction()
    for (const id of Object.keys(PRIVATE)) transaction.patch(id, { set: { text: `${SECRET} too` } })
    await transaction.patch('page', { set: { n: 1 } }).commit()
    const events = await heard
    expect(events.map(({ documentId }) => documentId).sort()).toEqual([...readableBy(role), 'page'].sort())
    expect(new Set(events.map(({ transactionTotalEvents }) => transactionTotalEvents))).toEqual(
      new Set([events.length]),
    )
  })

  test('receives no sync tag for a change of a hidden document', async () => {
    const [hidden] = HIDDEN[role]
    const { syncTags = [] } = await server.fetch('*[_id == $id]', { id: hidden }, { filterResponse: false })
    const live = as(role, { perspective: 'drafts' }).live.events({ includeDrafts: true })
    const { promise: welcomed, resolve: welcome } = Promise.withResolvers<void>()
    const told = firstValueFrom(
      live.pipe(
        filter((event) => {
          if (event.type === 'welcome') welcome()
          return event.type === 'message'
        }),
        map((event) => ('tags' in event ? event.tags : [])),
      ),
    )
    await welcomed
    await server.patch(hidden).set({ text: 'changed' }).commit()
    await server.patch('page').set({ n: 2 }).commit()
    const tags = await told
    const page = await server.fetch('*[_id == "page"]', {}, { filterResponse: false })
    expect(tags).toEqual(expect.arrayContaining(page.syncTags ?? []))
    expect(tags.filter((tag) => syncTags.includes(tag))).toEqual([])
  })

  test('reads no history of hidden documents', async () => {
    for (const id of HIDDEN[role]) {
      const { _rev: revision } = (await server.getDocument(id)) ?? { _rev: '' }
      const paths = [
        `transactions/${id}?effectFormat=mendoza`,
        `transactions/page,${id}?effectFormat=mendoza`,
        `transactions/page?effectFormat=mendoza`,
        `documents/${id}?revision=${revision}`,
        `documents/${id}?lastRevision=true`,
        `events/documents/${id}`,
      ]
      for (const path of paths) {
        const text = await (await request(role, `/data/history/production/${path}`)).text()
        expect(text.replaceAll(`"events":{"${id}":[]}`, '')).not.toContain(`"${id}"`)
      }
    }
    const page = await (await request(role, '/data/history/production/transactions/page')).text()
    for (const id of ['page', ...readableBy(role)]) expect(page).toContain(`"${id}"`)
  })

  test('exports only readable documents', async () => {
    const text = await (await request(role, '/data/export/production')).text()
    const exported = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { _id: string })
    expect(ids(exported)).toEqual(visibleTo(role))
  })

  test('gets no hidden documents that refer to a document', async () => {
    const path = '/data/references/production/documents/product/to'
    const { totalCount, references } = (await (await request(role, path)).json()) as {
      totalCount: number
      references: { documentId: string }[]
    }
    expect(references.map(({ documentId }) => documentId).sort()).toEqual(readableBy(role).sort())
    expect(totalCount).toBe(references.length)
  })

  test('neither changes hidden documents nor learns about them by trying', async () => {
    const client = as(role)
    for (const id of HIDDEN[role]) {
      const _type = PRIVATE[id]
      const attempts = [
        () => client.createIfNotExists({ _id: id, _type: 'page' }, { returnDocuments: true }),
        () => client.createOrReplace({ _id: id, _type }),
        () => client.create({ _id: `${id}.new`, _type }),
        () => client.patch(id, { ifRevisionID: 'none', set: { text: '' } }).commit(),
        () => client.patch(id).set({ text: '' }).commit({ dryRun: true }),
        () => client.delete(id),
        () =>
          client.action({
            actionType: 'sanity.action.document.version.create',
            publishedId: 'copy',
            baseId: id,
            versionId: 'drafts.copy',
          } as never),
      ]
      for (const attempt of attempts) {
        const error = await attempt().then(
          () => expect.unreachable(`${role} may not touch ${id}`),
          (thrown: unknown) => thrown as { statusCode: number; message: string; response: { body: unknown } },
        )
        expect(error.statusCode).toBe(403)
        expect(JSON.stringify(error.response.body)).not.toMatch(new RegExp(`${SECRET}|currentRevisionID`))
      }
    }
    await client.delete({
      query: '*[defined(text) && _type in $types]',
      params: { types: HIDDEN[role].map((id) => PRIVATE[id]) },
    })
    expect(ids(await server.getDocuments([...HIDDEN[role]]))).toEqual([...HIDDEN[role]].sort())
  })

  test('has its role and permissions in Studio', async () => {
    const me = (await as(role).users.getById('me')) as unknown as { roles: { name: string }[] }
    expect(me.roles.map(({ name }) => name)).toEqual([role])
    const acl = await as(role).request<{ filter: string; permissions: string[] }[]>({
      url: '/projects/meridian/datasets/production/acl',
    })
    const grants = await as(role).request<Record<string, { config: object; grants: { name: string }[] }[]>>({
      url: '/projects/meridian/grants',
    })
    expect(grants['sanity.document.filter']).toEqual(
      acl.map((one) => ({
        config: { filter: one.filter },
        grants: one.permissions.map((name) => ({ name, params: {} })),
      })),
    )
    const readable = acl.filter(({ permissions }) => permissions.includes('read')).map((one) => one.filter)
    const found = await server.fetch<{ _id: string }[]>(
      `*[${readable.map((one) => `(${one})`).join(' || ')}]`,
    )
    expect(ids(found)).toEqual(visibleTo(role))
  })
})

test('an error of a rejected deletion names no document that the role may not read', async () => {
  await server.delete({ query: '*[_id in $readable]', params: { readable: readableBy('merchandiser') } })
  const error = await as('merchandiser')
    .delete('product')
    .then(
      () => expect.unreachable('private documents still refer to the product'),
      (thrown: unknown) => thrown as { statusCode: number; response: { body: unknown } },
    )
  expect(error.statusCode).toBe(409)
  for (const id of HIDDEN.merchandiser) expect(JSON.stringify(error.response.body)).not.toContain(id)
})

test('a marketer answers and deletes inquiries and applications but cannot create them', async () => {
  const client = as('marketer')
  await client.patch('inquiry.1').set({ state: 'answered' }).commit()
  await client.transaction().delete('inquiry.1').delete('inquiry.1.file-1').commit()
  expect(await server.getDocuments(['inquiry.1', 'inquiry.1.file-1'])).toEqual([null, null])
  await expect(client.create({ _id: 'inquiry.2', _type: 'inquiry' })).rejects.toMatchObject({
    statusCode: 403,
  })
})

test('a merchandiser edits orders and downloads, and only reads customers', async () => {
  const client = as('merchandiser')
  await client.patch('order.1').set({ note: 'x' }).commit({ dryRun: true })
  await client.createOrReplace({ _id: 'file.def.part-1', _type: 'privateFilePart' })
  expect(await client.getDocument('customer.ada')).toMatchObject({ text: SECRET })
  for (const attempt of [
    () => client.create({ _id: 'order.2', _type: 'order' }),
    () => client.patch('customer.ada').set({ paymentCustomerId: 'cus_other' }).commit(),
  ])
    await expect(attempt()).rejects.toMatchObject({ statusCode: 403 })
})

test('the server and an administrator read and write everything', async () => {
  for (const client of [server, lake.client()]) {
    expect(ids(await client.fetch('*[text match $secret]', { secret: SECRET }))).toEqual(
      Object.keys(PRIVATE).sort(),
    )
    await client.patch('sequence.invoices').set({ last: 1 }).commit()
  }
})
