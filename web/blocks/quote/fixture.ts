import { blockOf } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('quoteBlock'),
  quote: 'A system nobody can explain is a system nobody can defend.',
  source: 'From our working rules',
}
