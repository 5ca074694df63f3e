import { blockOf, buttonOf, imageOf, paragraphOf, pointOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('featureSplitBlock'),
  ...sectionHead,
  body: paragraphOf('Every layer is drawn, and the drawing changes with the system.'),
  checklist: [pointOf('Reviewed every quarter'), pointOf('Delivered with the code')],
  button: buttonOf('Read how', 'text'),
  picture: imageOf('A network drawn as three tilted rings of nodes'),
  side: 'start',
}
