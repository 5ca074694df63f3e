import type { BlockBase } from '#web/content/types.ts'

/** When a block is shown: from one moment on, until another; ISO 8601. */
export type Schedule = Pick<BlockBase, 'visibleFrom' | 'visibleUntil'>

const time = (moment: string | null, fallback: number) => (moment === null ? fallback : Date.parse(moment))

/** Whether visitors see a block at a moment, in milliseconds since 1970. */
export function isVisible({ visibleFrom, visibleUntil }: Schedule, now: number): boolean {
  return time(visibleFrom, -Infinity) <= now && now < time(visibleUntil, Infinity)
}

/** The next moment at which a block appears or disappears; Infinity where none will. */
export function nextChange(schedules: readonly Schedule[], now: number): number {
  const moments = schedules.flatMap(({ visibleFrom, visibleUntil }) => [
    time(visibleFrom, -Infinity),
    time(visibleUntil, Infinity),
  ])
  return Math.min(Infinity, ...moments.filter((moment) => moment > now))
}
