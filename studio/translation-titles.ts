import type { SchemaTypeDefinition } from 'sanity'

interface ObjectDefinition {
  fields?: readonly { name: string }[]
}

/** The plugin's types of one translation, such as `internationalizedArrayStringValue`. */
const TRANSLATION = /^internationalizedArray\w+Value$/

/** Gives translations the words of editors: they are in the path of every error, as “Title / Translation / Text”. */
export function titleTranslation<Type extends SchemaTypeDefinition>(type: Type): Type {
  if (!TRANSLATION.test(type.name)) return type
  const { fields = [] } = type as ObjectDefinition
  return {
    ...type,
    title: 'Translation',
    fields: fields.map((field) => (field.name === 'value' ? { ...field, title: 'Text' } : field)),
  }
}
