import { definePlugin } from 'sanity'
import { canRead } from '../../roles.ts'
import { FormLanguageLayout } from './form-language.tsx'
import { hasLocalizedFields } from './has-localized-fields.ts'
import { LanguageInput } from './language-input.tsx'
import { DocumentLanguageSwitch } from './language-switch.tsx'

/** The switch that shows one language of a form at a time, in the header of documents and in dialogs. */
export const languageSwitch = definePlugin({
  name: 'language-switch',
  document: {
    components: { unstable_layout: FormLanguageLayout },
    unstable_languageFilter: (others, { schema, schemaType, currentUser }) =>
      canRead(currentUser, schemaType) && hasLocalizedFields(schema.get(schemaType))
        ? [...others, DocumentLanguageSwitch]
        : others,
  },
  form: { components: { input: LanguageInput } },
})
