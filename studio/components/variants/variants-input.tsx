import { AddIcon } from '@sanity/icons/Add'
import { Button, Flex, Stack } from '@sanity/ui'
import {
  type ArrayOfObjectsInputProps,
  type InputProps,
  insert,
  isArrayOfObjectsInputProps,
  isArrayOfPrimitivesInputProps,
  setIfMissing,
  useFormValue,
} from 'sanity'
import type { StoredOption } from '#schemas/validation/variants.ts'
import { ChoicesInput } from './choices-input.tsx'
import { missingVariants } from './missing-variants.ts'

/** Adds a button to the variants of a product, and replaces the input of a variant's options. */
export function VariantsInput(props: InputProps) {
  const { path } = props
  if (path[0] !== 'variants') return props.renderDefault(props)
  if (path.length === 1 && isArrayOfObjectsInputProps(props)) return <VariantList {...props} />
  if (path.at(-1) === 'choices' && isArrayOfPrimitivesInputProps(props)) return <ChoicesInput {...props} />
  return props.renderDefault(props)
}

/** Lists the variants and adds those that are missing. */
function VariantList(props: ArrayOfObjectsInputProps) {
  const { onChange, readOnly, value } = props
  const options = useFormValue(['options']) as StoredOption[] | undefined
  const variants = value
  const missing = missingVariants({ options, variants })
  return (
    <Stack gap={3}>
      {missing.length > 0 && (
        <Flex>
          <Button
            icon={AddIcon}
            text={`Add missing variants (${missing.length})`}
            mode="ghost"
            disabled={readOnly}
            onClick={() => onChange([setIfMissing([]), insert(missing, 'after', [-1])])}
          />
        </Flex>
      )}
      {props.renderDefault(props)}
    </Stack>
  )
}
