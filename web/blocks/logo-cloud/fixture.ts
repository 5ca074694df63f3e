import { blockOf, imageOf, linkTo, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('logoCloudBlock'),
  ...sectionHead,
  logos: [
    { key: 'bank', name: 'A regional bank', figure: imageOf('Rings'), link: linkTo('/portfolio/bank') },
    { key: 'port', name: 'A container port', figure: imageOf('Waves'), link: null },
  ],
}
