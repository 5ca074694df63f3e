import { blockOf } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('codeBlock'),
  language: 'text',
  code: 'meridian start --all',
  caption: 'One command starts the whole product.',
}
