import { cacheLife } from 'next/cache'
import { draftMode } from 'next/headers'
import { pageQuery, parsePage, type Page } from '#web/blocks/page/query.ts'
import { isVisible, nextChange, type Schedule } from '#web/blocks/schedule.ts'
import { CONTENT_LIFE } from '#web/content/cache-life.ts'
import { fetchContent } from '#web/content/fetch.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'

/**
 * The page at a path without language, such as `/contact`, with the blocks that are shown now; null where there is none.
 * Editors in draft mode see scheduled blocks too.
 */
export async function getPage(path: string, locale: LocaleId): Promise<Page | null> {
  const page = await fetchContent({ query: pageQuery, params: { path, locale }, schema: parsePage })
  const isScheduled = page?.blocks.some(({ visibleFrom, visibleUntil }) => visibleFrom ?? visibleUntil)
  if (!page || !isScheduled || (await draftMode()).isEnabled) return page
  const schedules = page.blocks.map(({ visibleFrom, visibleUntil }) => ({ visibleFrom, visibleUntil }))
  const visible = await visibleNow(schedules)
  return { ...page, blocks: page.blocks.filter((_, index) => visible[index]) }
}

/** Which of the blocks are shown now; looked at anew when the first of them appears or disappears. */
async function visibleNow(schedules: Schedule[]): Promise<boolean[]> {
  'use cache'
  const now = Date.now()
  const seconds = Math.ceil((nextChange(schedules, now) - now) / 1000)
  cacheLife({ ...CONTENT_LIFE, revalidate: Math.max(1, Math.min(seconds, CONTENT_LIFE.revalidate)) })
  return Promise.resolve(schedules.map((schedule) => isVisible(schedule, now)))
}
