import { at, defineMigration, set, unset } from 'sanity/migrate'

interface CartBlock {
  _key: string
  _type: string
  face?: string
}

/** Moves the view of cart blocks, which was called `face` before 27 November 2026. */
export default defineMigration({
  title: 'Rename the view of cart blocks',
  documentTypes: ['page'],
  filter: 'count(blocks[defined(face)]) > 0',
  migrate: {
    document: ({ blocks }) =>
      (blocks as CartBlock[]).flatMap(({ _key, face }) =>
        face === undefined
          ? []
          : [at(['blocks', { _key }, 'view'], set(face)), at(['blocks', { _key }, 'face'], unset())],
      ),
  },
})
