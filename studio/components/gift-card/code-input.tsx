import { Button, Flex, Stack } from '@sanity/ui'
import { set, type StringInputProps } from 'sanity'
import { generateGiftCardCode } from '#schemas/shared/gift-cards.ts'

/** Adds a button to the code of a gift card that generates one. */
export function GiftCardCodeInput(props: StringInputProps) {
  const { value, readOnly = false, onChange, renderDefault } = props
  return (
    <Stack gap={3}>
      {renderDefault(props)}
      <Flex>
        <Button
          mode="ghost"
          text={value ? 'Generate another code' : 'Generate a code'}
          disabled={readOnly}
          onClick={() => {
            onChange(set(generateGiftCardCode()))
          }}
        />
      </Flex>
    </Stack>
  )
}
