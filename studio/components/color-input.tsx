import { Box, Flex } from '@sanity/ui'
import { set, type StringInputProps } from 'sanity'
import { isHexColor } from '#schemas/shared/product-options.ts'

/** Picks a color with the browser’s own picker, or by its hex code. */
export function ColorInput(properties: StringInputProps) {
  const { value, onChange, readOnly, renderDefault } = properties
  return (
    <Flex gap={2} align="center">
      <input
        type="color"
        aria-label="Pick a colour"
        value={isHexColor(value) ? value : '#808080'}
        disabled={readOnly}
        onChange={(event) => onChange(set(event.currentTarget.value))}
      />
      <Box flex={1}>{renderDefault(properties)}</Box>
    </Flex>
  )
}
