import { beforeEach, expect, test, vi } from 'vitest'
import { addJobBadges } from './job-badge.ts'
import type { MenuItem } from './menu-item.ts'

const readJobs = vi.fn()
vi.mock('#web/sanity/cache/schedule.ts', async (original) => ({
  ...(await original<object>()),
  scheduleTime: () => Promise.resolve(Date.parse('2026-11-29T12:00:00Z')),
}))
vi.mock('next-intl/server', () => ({
  getTranslations: () => Promise.resolve((_: string, { count }: { count: number }) => `${count} jobs`),
}))
beforeEach(() => readJobs.mockReset())

const item = (key: string, fields: Partial<MenuItem> = {}): MenuItem => ({
  key,
  label: key,
  link: null,
  badge: null,
  icon: null,
  children: [],
  ...fields,
})

const MENU = [
  item('pages', { children: [item('career', { showsJobCount: true }), item('team', { badge: 'New' })] }),
]

test('the badge of an item is the number of open jobs', async () => {
  readJobs.mockResolvedValue([
    { closesAt: null },
    { closesAt: '2026-12-24T00:00:00Z' },
    { closesAt: '2026-11-29T11:00:00Z' },
  ])
  const [pages] = await addJobBadges(MENU, readJobs)
  expect(pages?.children.map(({ badge }) => badge)).toEqual(['2 jobs', 'New'])
})

test('the badge is gone while no job is open', async () => {
  readJobs.mockResolvedValue([{ closesAt: '2026-11-29T11:00:00Z' }])
  const [pages] = await addJobBadges(MENU, readJobs)
  expect(pages?.children.map(({ badge }) => badge)).toEqual([null, 'New'])
})

test('a menu without such an item does not read the jobs', async () => {
  const menu = [item('home')]
  expect(await addJobBadges(menu, readJobs)).toBe(menu)
  expect(readJobs).not.toHaveBeenCalled()
})
