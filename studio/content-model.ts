import type { SchemaTypeDefinition } from 'sanity'
import { internationalizedArray } from 'sanity-plugin-internationalized-array'
import { schemaTypes } from '#schemas/index.ts'
import { LOCALES } from '#schemas/shared/locales.ts'
import { validateWhenShown } from '#schemas/validation/when-shown.ts'
import { titleTranslation } from './translation-titles.ts'
import { weightTitle } from './weighted-titles.ts'

/** The plugin for fields with a value per language. */
export const localizedFields = internationalizedArray({
  languages: LOCALES.map(({ id, name }) => ({ id, title: name })),
  fieldTypes: ['string', { name: 'text', type: 'text', rows: 3 }, 'richText'],
  languageDisplay: 'titleOnly',
  restoreOrder: false,
})

/** Returns all types of Studio: those of plugins and the content model. */
export const studioTypes = (pluginTypes: SchemaTypeDefinition[]): SchemaTypeDefinition[] => [
  ...pluginTypes.map((type) => titleTranslation(validateWhenShown(type))),
  ...schemaTypes.map(weightTitle),
]
