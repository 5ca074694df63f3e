import { expect, test } from 'vitest'
import { toSearchEntry } from './current-index.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const block = (heading: string, visibleFrom: string | null, visibleUntil: string | null) => ({
  heading,
  paragraph: '',
  visibleFrom,
  visibleUntil,
})

test('scheduled blocks are found only while the page shows them', () => {
  const entry = {
    id: 'page-home',
    kind: 'page' as const,
    href: '/',
    title: 'Home',
    summary: '',
    body: '',
    keywords: [],
    picture: null,
    offer: null,
    closesAt: null,
    blocks: [
      block('Always', null, null),
      block('Launched', '2026-11-21T12:00:00Z', null),
      block('Secret launch', '2026-11-21T12:01:00Z', null),
      block('Last week’s sale', null, '2026-11-20T12:00:00Z'),
    ],
  }
  expect(toSearchEntry(entry, {} as never, now).body).toBe('Always\nLaunched')
})
