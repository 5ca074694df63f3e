import { defineConfig } from 'sanity'
import { internationalizedArray } from 'sanity-plugin-internationalized-array'
import { schemaTypes } from '../schemas/index.ts'
import { LOCALES } from '../schemas/shared/locales.ts'

export default defineConfig({
  projectId: 'meridian',
  dataset: 'production',
  plugins: [
    internationalizedArray({
      languages: LOCALES.map(({ id, name }) => ({ id, title: name })),
      fieldTypes: ['string', 'text', 'richText'],
    }),
  ],
  schema: { types: schemaTypes },
})
