import type { JobEntry } from './types.ts'

/** Jobs of one department; null for those that name none, which stand last. */
export interface Department {
  name: string | null
  jobs: JobEntry[]
}

/** Jobs by department, in the order in which their departments first appear. */
export function byDepartment(jobs: readonly JobEntry[]): Department[] {
  const departments = Map.groupBy(jobs, ({ department }) => department)
  return [...departments]
    .map(([name, entries]) => ({ name, jobs: entries }))
    .sort((one, other) => Number(one.name === null) - Number(other.name === null))
}
