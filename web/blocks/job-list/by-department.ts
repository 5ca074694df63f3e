/** Groups jobs by department, in the order of appearance. Those without one come last. */
export function byDepartment<Job extends { department: string | null }>(jobs: readonly Job[]) {
  const departments = Map.groupBy(jobs, ({ department }) => department)
  return [...departments]
    .map(([name, entries]) => ({ name, jobs: entries }))
    .sort((one, other) => Number(one.name === null) - Number(other.name === null))
}
