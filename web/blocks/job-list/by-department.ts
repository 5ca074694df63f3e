import type { JobEntry } from './query.ts'

/** Jobs of a department; null for jobs without one, which come last. */
export interface Department {
  name: string | null
  jobs: JobEntry[]
}

/** Groups jobs by department, in the order of appearance. */
export function byDepartment(jobs: readonly JobEntry[]): Department[] {
  const departments = Map.groupBy(jobs, ({ department }) => department)
  return [...departments]
    .map(([name, entries]) => ({ name, jobs: entries }))
    .sort((one, other) => Number(one.name === null) - Number(other.name === null))
}
