import { Button, Flex, Stack } from '@sanity/ui'
import { type InputProps, isObjectInputProps, unset } from 'sanity'
import { isEmptyValue } from '#schemas/validation/when-shown.ts'

/** Returns whether the content model marks an object as removable. */
const isRemovable = ({ options }: InputProps['schemaType']): boolean =>
  (options as { removable?: boolean } | undefined)?.removable === true

/** Adds a button that removes an optional object, such as a link. */
export function RemovableInput(props: InputProps) {
  if (!isObjectInputProps(props) || !isRemovable(props.schemaType)) return props.renderDefault(props)
  const { schemaType, value, readOnly, onChange } = props
  if (readOnly || isEmptyValue(value)) return props.renderDefault(props)
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      <Flex>
        <Button
          mode="ghost"
          tone="critical"
          text={`Remove ${(schemaType.title ?? schemaType.name).toLowerCase()}`}
          onClick={() => onChange(unset())}
        />
      </Flex>
    </Stack>
  )
}
