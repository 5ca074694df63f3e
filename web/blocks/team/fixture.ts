import { blockOf, imageOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('teamBlock'),
  ...sectionHead,
  grouped: true,
  members: [
    {
      id: 'member-1',
      name: 'Lin Yutong',
      role: 'Principal engineer',
      department: { id: 'department-engineering', title: 'Engineering', order: 20 },
      biography: 'Takes old systems apart so that nobody notices.',
      portrait: imageOf('A line drawing'),
      languages: ['zh', 'en'],
    },
  ],
}
