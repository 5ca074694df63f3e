import { blockOf } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('quoteBlock'),
  quote: 'A system nobody can explain is a system nobody can defend.',
  source: 'From our working rules',
}
