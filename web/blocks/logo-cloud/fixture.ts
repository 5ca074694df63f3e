import { blockOf, imageOf, sectionHead, linkTo } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('logoCloudBlock'),
  ...sectionHead,
  logos: [
    { key: 'bank', name: 'A regional bank', figure: imageOf('Rings'), link: linkTo('/portfolio/bank') },
    { key: 'port', name: 'A container port', figure: imageOf('Waves'), link: null },
  ],
}
