import { blockOf, imageOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('galleryBlock'),
  ...sectionHead,
  pictures: [
    { key: 'one', image: imageOf('Three rings of nodes'), caption: 'The network, as it was drawn' },
    { key: 'two', image: imageOf('A dial of twenty-four hours'), caption: 'Three shifts overlap' },
  ],
  columns: 3,
}
