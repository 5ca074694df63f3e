import { blockOf } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('codeBlock'),
  language: 'text',
  code: 'meridian start --all',
  caption: 'One command starts the whole product.',
}
