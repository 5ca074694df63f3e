import { blockOf, imageOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('teamBlock'),
  ...sectionHead,
  grouped: true,
  members: [
    {
      id: 'member-1',
      name: 'Lin Yutong',
      role: 'Principal engineer',
      department: 'engineering',
      biography: 'Takes old systems apart so that nobody notices.',
      portrait: imageOf('A line drawing'),
      languages: ['zh', 'en'],
    },
  ],
}
