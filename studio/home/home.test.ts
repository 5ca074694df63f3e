import type { ReleaseDocument } from 'sanity'
import { describe, expect, test } from 'vitest'
import { evaluateGroq } from '../../tests/evaluate-groq.ts'
import { S } from '../structure/fake-lake.ts'
import { AUDIT_PARAMS, type AuditData, dueReleases } from './content-lists.ts'
import { describeBackup, describeHealth } from './health.ts'
import { fetchLastTransactions, lastTransactions } from './last-editors.ts'
import {
  AUDIT_QUERY,
  listActivityTypes,
  NEW_INQUIRIES,
  SHOP_LISTS,
  type WorkItems,
  workListsQuery,
} from './work-lists.ts'

async function countsOf(dataset: object[]): Promise<Record<string, string[]>> {
  const query = workListsQuery({ inquiries: NEW_INQUIRIES, ...SHOP_LISTS })
  const lists = (await evaluateGroq(query, { dataset })) as Record<string, WorkItems>
  for (const { count, items } of Object.values(lists)) expect(items).toHaveLength(Math.min(count, 5))
  return Object.fromEntries(Object.entries(lists).map(([id, { items }]) => [id, items.map(({ _id }) => _id)]))
}

/** Returns a time so many hours from now. */
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

test('work lists hold what waits, most urgent first', async () => {
  const order = (_id: string, state: string, placedAt: string, refunds?: object[]) => ({
    _id,
    _type: 'order',
    state,
    placedAt,
    refunds,
  })
  const undecided = (id: string, state: string, event: string, noteAt?: string) => ({
    ...order(id, state, '2026-11-23T10:00:00Z'),
    history: [
      { event: 'placed', at: '2026-11-23T10:00:00Z' },
      { event, at: '2026-11-23T10:05:00Z' },
    ],
    ...(noteAt && { notes: [{ at: noteAt }] }),
  })
  const counts = await countsOf([
    { _id: 'new', _type: 'inquiry', state: 'new' },
    { _id: 'done', _type: 'inquiry', state: 'answered' },
    order('order.2', 'paid', '2026-11-22T10:00:00Z'),
    order('order.1', 'paid', '2026-11-21T10:00:00Z'),
    order('order.3', 'fulfilled', '2026-11-21T10:00:00Z', [{ state: 'failed' }]),
    order('order.4', 'fulfilled', '2026-11-20T10:00:00Z', [{ state: 'failed' }, { state: 'made' }]),
    undecided('order.5', 'fulfilled', 'fileMissing'),
    undecided('order.6', 'fulfilled', 'fileMissing', '2026-11-23T10:01:00Z'),
    undecided('order.7', 'fulfilled', 'fileMissing', '2026-11-23T11:00:00Z'),
    undecided('order.8', 'refunded', 'fileMissing'),
    undecided('order.9', 'paid', 'short'),
    undecided('order.10', 'fulfilled', 'short'),
    undecided('order.13', 'fulfilled', 'giftCardShort'),
    { ...order('order.11', 'fulfilled', '2026-11-19T10:00:00Z'), returns: [{ state: 'approved' }] },
    { ...order('order.12', 'fulfilled', '2026-11-18T10:00:00Z'), returns: [{ state: 'refused' }] },
    { _id: 'review.1', _type: 'review', state: 'pending', submittedAt: '2026-11-22T10:00:00Z' },
    { _id: 'review.2', _type: 'review', state: 'pending', submittedAt: '2026-11-21T10:00:00Z' },
    { _id: 'review.3', _type: 'review', state: 'approved', submittedAt: '2026-11-20T10:00:00Z' },
    { _id: 'inventory-lamp', _type: 'inventory', available: 0 },
    { _id: 'inventory-desk', _type: 'inventory', available: 2 },
    { _id: 'lamp', _type: 'product' },
    { _id: 'drafts.lamp', _type: 'product' },
    { _id: 'discount.2', _type: 'discount', code: 'WELCOME10' },
    { _id: 'drafts.discount.2', _type: 'discount', code: 'WELCOME20' },
    { _id: 'discount.1', _type: 'discount', code: 'SPRING', from: hours(-1), until: hours(1) },
    { _id: 'discount.3', _type: 'discount', code: 'EARLY', from: hours(1) },
    { _id: 'discount.4', _type: 'discount', code: 'OVER', until: hours(-1) },
    { _id: 'discount.5', _type: 'discount' },
  ])
  expect(counts).toEqual({
    inquiries: ['new'],
    orders: ['order.1', 'order.2', 'order.9'],
    returns: ['order.11'],
    decisions: ['order.5', 'order.6', 'order.9', 'order.13'],
    refunds: ['order.3'],
    reviews: ['review.2', 'review.1'],
    soldOut: ['inventory-lamp'],
    lowStock: ['inventory-desk'],
    productDrafts: ['drafts.lamp'],
    codes: ['discount.1', 'discount.2'],
  })
})

test('links lead to published documents and to redirects in use', async () => {
  const dataset = [
    { _id: 'home', _type: 'page', path: { current: '/' } },
    { _id: 'drafts.news', _type: 'page', path: { current: '/news' } },
    { _id: 'moved', _type: 'redirect', source: '/moved', enabled: true },
    { _id: 'off', _type: 'redirect', source: '/off', enabled: false },
  ]
  const { targets } = (await evaluateGroq(AUDIT_QUERY, { dataset, params: AUDIT_PARAMS })) as AuditData
  expect(targets.map(({ _id }) => _id)).toEqual(['home', 'moved'])
})

test('a document’s last editor is the author of its newest transaction', () => {
  const last = lastTransactions([
    { author: 'mei', timestamp: '2026-11-24T12:00:00Z', documentIDs: ['drafts.a'] },
    { author: 'omar', timestamp: '2026-11-24T11:00:00Z', documentIDs: ['drafts.a', 'drafts.b'] },
  ])
  expect([last.get('drafts.a')?.author, last.get('drafts.b')?.author]).toEqual(['mei', 'omar'])
})

test('a draft that fills an answer of the history does not hide the editors of others', async () => {
  const change = (id: string, author: string) =>
    JSON.stringify({ author, timestamp: '2026-11-24T12:00:00Z', documentIDs: [id] })
  const requested: string[] = []
  const client = {
    config: () => ({ dataset: 'production' }),
    request({ url }: { url: string }) {
      const ids = (url.split('/').at(-1) ?? '').split(',')
      requested.push(ids.join())
      const [first = ''] = ids
      return Promise.resolve(first === 'lost' ? '' : [change(first, 'mei'), change(first, 'omar')].join('\n'))
    },
  } as unknown as Parameters<typeof fetchLastTransactions>[0]
  const last = await fetchLastTransactions(client, ['typed', 'calm', 'lost'])
  expect([...last].map(([id, { author }]) => [id, author])).toEqual([
    ['typed', 'mei'],
    ['calm', 'mei'],
  ])
  expect(requested).toEqual(['typed,calm,lost', 'calm,lost', 'lost'])
})

test('due releases are those with a date, the next one first', () => {
  const release = (name: string, publishAt?: string, metadata: object = {}) =>
    ({ _id: `_.releases.${name}`, publishAt, metadata: { title: name, ...metadata } }) as ReleaseDocument
  const due = dueReleases([
    release('later', '2026-12-02T10:00:00Z'),
    release('undecided', undefined, { releaseType: 'undecided' }),
    release('intended', undefined, { releaseType: 'scheduled', intendedPublishAt: '2026-12-01T10:00:00Z' }),
  ])
  expect(due.map(({ id }) => id)).toEqual(['intended', 'later'])
})

describe('the health of the product', () => {
  const now = Date.parse('2026-03-09T12:00:00Z')
  const backup = describeBackup('2026-03-08T03:00:00Z', now)
  const healthy = { unpaid: 0, unsentEmails: 0 }

  test('is good when everything works', () => {
    const lines = describeHealth(true, [{ url: 'https://site.example/api/revalidate' }], healthy, backup)
    expect(lines.every(({ isHealthy }) => isHealthy)).toBe(true)
    expect(lines.map(({ text }) => text)).toContain('Deliveries to site.example work.')
  })

  test('names problems first', () => {
    const deliveries = [
      { url: 'https://site.example/hook', lastError: '502' },
      { url: 'https://off.example', lastError: '404', isDisabled: true },
    ]
    const lines = describeHealth(false, deliveries, { unpaid: 1, unsentEmails: 2 }, backup)
    expect(lines.map(({ text }) => text)).toEqual([
      'The site isn’t responding.',
      'The last delivery to site.example failed: 502',
      '1 order has been unpaid for over a day. Check that the reconciliation runs.',
      'Emails of 2 orders couldn’t be sent. Resend them from the order.',
      'The last backup is 1 day old.',
    ])
  })

  test('names a backup that is missing or a week old', () => {
    expect(describeBackup(null, now)).toMatchObject({ isHealthy: false })
    expect(describeBackup('2026-03-02T00:00:00Z', now)).toMatchObject({
      isHealthy: false,
      text: 'The last backup is 7 days old. Check that it runs every night.',
    })
    expect(describeBackup('2026-03-08T20:00:00Z', now).text).toBe('The last backup is less than a day old.')
    // The record arrives at once, the time is read every half a minute.
    expect(describeBackup('2026-03-09T12:00:20Z', now).text).toBe('The last backup is less than a day old.')
  })
})

test('the activity shows what people edit and customers send, not the records of the site', () => {
  const types = listActivityTypes(S.context.schema)
  expect(types).toEqual(
    expect.arrayContaining(['page', 'product', 'order', 'inquiry', 'review', 'translation']),
  )
  for (const type of [
    'productReviews',
    'reconciliation',
    'approval',
    'link',
    'sanity.imageAsset',
    'media.tag',
  ])
    expect(types).not.toContain(type)
})
