import { blockOf, imageOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('galleryBlock'),
  ...sectionHead,
  pictures: [
    { key: 'one', image: imageOf('Three rings of nodes'), caption: 'The network, as it was drawn' },
    { key: 'two', image: imageOf('A dial of twenty-four hours'), caption: 'Three shifts overlap' },
  ],
  columns: 3,
}
