import { Card, Stack, Text, TextInput } from '@sanity/ui'
import { useState, type ChangeEvent } from 'react'
import { isNumberInputProps, set, unset, useFormValue, type InputProps, type NumberInputProps } from 'sanity'
import { decimalText, readAmount } from '../../schemas/shared/amounts.ts'
import { currencyDecimals } from '../../schemas/shared/currencies.ts'

/** Shows and takes amounts of money as people write them, `49.00`; every other field is left as it is. */
export function PriceInput(props: InputProps) {
  const isPrice = props.schemaType.name === 'minorUnits' && isNumberInputProps(props)
  return isPrice ? <AmountInput {...props} /> : props.renderDefault(props)
}

/**
 * One amount, in the currency that the field `currency` beside it names, else that of the document. What cannot be read is kept,
 * and not stored.
 */
function AmountInput({ value, onChange, elementProps, path, readOnly }: NumberInputProps) {
  const beside = useFormValue([...path.slice(0, -1), 'currency'])
  const ofDocument = useFormValue(['currency'])
  const isPartOfDocument = typeof path.at(-2) === 'string'
  const currency = beside ?? (isPartOfDocument ? ofDocument : undefined)
  const code = typeof currency === 'string' ? currency : undefined
  const decimals = currencyDecimals(code)
  const [typed, setTyped] = useState<string | null>(null)
  const shown = value === undefined ? '' : decimalText(value, decimals)
  const read = typed === null ? null : readAmount(typed, decimals)
  const fault = read !== null && 'fault' in read ? read.fault : null

  function take(event: ChangeEvent<HTMLInputElement>) {
    const text = event.currentTarget.value
    setTyped(text)
    const amount = readAmount(text, decimals)
    if ('minor' in amount) onChange(amount.minor === undefined ? unset() : set(amount.minor))
  }

  return (
    <Stack gap={2}>
      <TextInput
        {...elementProps}
        value={typed ?? shown}
        onChange={take}
        onBlur={(event) => {
          if (fault === null) setTyped(null)
          elementProps.onBlur(event)
        }}
        readOnly={readOnly}
        inputMode="decimal"
        placeholder={decimalText(0, decimals)}
        suffix={
          <Card padding={3} tone="transparent">
            <Text size={1} muted>
              {code ?? 'no currency'}
            </Text>
          </Card>
        }
        customValidity={fault ?? undefined}
      />
      {fault !== null && (
        <Card padding={3} radius={2} tone="critical" role="alert">
          <Text size={1}>{fault}</Text>
        </Card>
      )}
    </Stack>
  )
}
