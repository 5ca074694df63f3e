import { AddIcon } from '@sanity/icons/Add'
import { Button, Flex, Stack } from '@sanity/ui'
import { type ArrayOfObjectsInputProps, insert, setIfMissing, useFormValue } from 'sanity'
import type { StoredOption } from '#schemas/validation/variants.ts'
import { missingVariants } from './missing-variants.ts'

/** Lists the variants of a product and adds those that are missing. */
export function VariantsInput(props: ArrayOfObjectsInputProps) {
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
