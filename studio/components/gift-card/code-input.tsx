import { Button, Flex, Stack } from '@sanity/ui'
import { type InputProps, isStringInputProps, set, type StringInputProps } from 'sanity'
import { generateGiftCardCode } from '#schemas/shared/gift-cards.ts'

/** Adds a button to the code of a gift card that generates one; other inputs stay as they are. */
export function GiftCardCodeInput(props: InputProps) {
  const isCode = props.schemaType.name === 'giftCardCode' && isStringInputProps(props)
  return isCode ? <CodeInput {...props} /> : props.renderDefault(props)
}

function CodeInput(props: StringInputProps) {
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
