import { addressOf, blockOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('jobListBlock'),
  ...sectionHead,
  emptyText: 'No position is open just now.',
  jobs: [
    {
      id: 'job-platform-engineer',
      title: 'Platform engineer',
      summary: 'Keeps the systems of three clients running.',
      department: { id: 'department-engineering', title: 'Engineering department', order: 20 },
      location: 'London, United Kingdom',
      employment: 'fullTime',
      arrangement: 'hybrid',
      closesAt: null,
      href: addressOf('job', 'platform-engineer'),
    },
  ],
}
