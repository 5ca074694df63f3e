import { addressOf, blockOf, imageOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('categoryListBlock'),
  ...sectionHead,
  categories: [
    {
      id: 'category-lamps',
      label: 'Lamps',
      href: addressOf('category', 'lamps'),
      description: 'Light for desks and shelves.',
      cover: imageOf('A lamp on a desk'),
      count: 3,
    },
  ],
}
