import { isArrayOfObjectsInputProps, type InputProps } from 'sanity'
import { TranslationsTable } from './translations-table.tsx'

/** Shows the texts of a group as a table; every other field is left as it is. */
export function TranslationsInput(props: InputProps) {
  const isGroup =
    isArrayOfObjectsInputProps(props) && props.schemaType.of.some(({ name }) => name === 'translationEntry')
  return isGroup ? <TranslationsTable {...props} /> : props.renderDefault(props)
}
