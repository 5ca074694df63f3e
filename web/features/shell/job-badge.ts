import { getTranslations } from 'next-intl/server'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { hasPassed, scheduleTime } from '#web/sanity/cache/schedule.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { listOf, optionalMoment } from '#web/sanity/parse.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { JobClosingTimesQueryResult } from '#web/sanity/types.generated.ts'
import type { MenuItem } from './queries.ts'

const jobClosingTimesQuery: Query<JobClosingTimesQueryResult> = defineQuery(
  `*[_type == "job" && defined(slug.current)] { closesAt }`,
)

const jobsSchema = listOf(z.object({ closesAt: optionalMoment }))

/**
 * Completes the badges that show the number of open jobs. Menus without one do not read the jobs, so that jobs do not expire
 * their pages.
 */
export async function addJobBadges(items: MenuItem[]): Promise<MenuItem[]> {
  if (!items.some(showsJobCount)) return items
  const badge = await getJobBadge()
  const complete = (item: MenuItem): MenuItem => ({
    ...item,
    badge: item.showsJobCount ? badge : item.badge,
    children: item.children.map(complete),
  })
  return items.map(complete)
}

const showsJobCount = (item: MenuItem): boolean =>
  item.showsJobCount === true || item.children.some(showsJobCount)

/** Returns the number of open jobs as a text; null while none is open. */
async function getJobBadge(): Promise<string | null> {
  const jobs = (await fetchContent({ query: jobClosingTimesQuery, schema: jobsSchema })) ?? []
  const now = await scheduleTime(jobs.map(({ closesAt }) => closesAt))
  const count = jobs.filter(({ closesAt }) => !hasPassed(closesAt, now)).length
  if (count === 0) return null
  const texts = await getTranslations('careers')
  return texts('jobCount', { count })
}
