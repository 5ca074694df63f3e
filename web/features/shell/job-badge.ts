import { getTranslations } from 'next-intl/server'
import { hasPassed, scheduleTime } from '#web/sanity/cache/schedule.ts'
import type { MenuItem } from './menu-item.ts'

type ReadJobs = () => Promise<{ closesAt: string | null }[]>

/**
 * Completes the badges that show the number of open jobs. Menus without one do not read the jobs, so that jobs do not expire
 * their pages.
 */
export async function addJobBadges(items: MenuItem[], readJobs: ReadJobs): Promise<MenuItem[]> {
  if (!items.some(showsJobCount)) return items
  const badge = await getJobBadge(readJobs)
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
async function getJobBadge(readJobs: ReadJobs): Promise<string | null> {
  const jobs = await readJobs()
  const now = await scheduleTime(jobs.map(({ closesAt }) => closesAt))
  const count = jobs.filter(({ closesAt }) => !hasPassed(closesAt, now)).length
  if (count === 0) return null
  const texts = await getTranslations('careers')
  return texts('jobCount', { count })
}
