import { Flex, Stack } from '@sanity/ui'
import {
  type InputProps,
  isArrayOfObjectsInputProps,
  isKeySegment,
  isObjectInputProps,
  type Path,
} from 'sanity'
import { hasLocalizedFields } from './has-localized-fields.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { LocalizedInput } from './localized-input.tsx'
import { isLocalizedType } from './localized-value.ts'

/** Items of lists open in a dialog, which covers the switch of the document. */
const isItem = (path: Path): boolean => isKeySegment(path.at(-1) ?? '')

/** Shows localized fields in the language of the form, and the switch at the top of dialogs. */
export function LanguageInput(props: InputProps) {
  if (isLocalizedType(props.schemaType.name))
    return isArrayOfObjectsInputProps(props) ? <LocalizedInput {...props} /> : props.renderDefault(props)
  if (!isObjectInputProps(props) || !isItem(props.path) || !hasLocalizedFields(props.schemaType))
    return props.renderDefault(props)
  return (
    <Stack gap={4}>
      <Flex justify="flex-end">
        <LanguageSwitch within={props.path} />
      </Flex>
      {props.renderDefault(props)}
    </Stack>
  )
}
