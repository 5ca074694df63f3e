import { expect, test } from 'vitest'
import { byDepartment } from './by-department.ts'
import type { JobEntry } from './query.ts'

const job = (id: string, department: string | null): JobEntry => ({
  id,
  department,
  title: id,
  summary: null,
  location: null,
  employment: 'fullTime',
  arrangement: 'hybrid',
  closesAt: null,
  href: `/career/${id}`,
})

test('groups jobs by department in order of appearance', () => {
  const jobs = [job('a', 'Operations'), job('b', null), job('c', 'Advice'), job('d', 'Operations')]
  expect(byDepartment(jobs).map(({ name, jobs }) => [name, jobs.map(({ id }) => id)])).toEqual([
    ['Operations', ['a', 'd']],
    ['Advice', ['c']],
    [null, ['b']],
  ])
})
