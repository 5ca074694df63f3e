import { Card, Stack, Text } from '@sanity/ui'
import {
  type BooleanInputProps,
  getPublishedId,
  type InputProps,
  isBooleanInputProps,
  set,
  unset,
  useFormValue,
} from 'sanity'
import { stockText } from '#schemas/shared/stock.ts'
import { QuantityForm } from './quantity-form.tsx'
import { useStock } from './use-stock.ts'

/** Adds the stock of a product to its form, at the field “Never runs out”. */
export function StockInput(props: InputProps) {
  const isStockField =
    isBooleanInputProps(props) && props.path.length === 1 && props.path[0] === 'neverRunsOut'
  return isStockField ? <StockField {...props} /> : props.renderDefault(props)
}

/** Edits “Never runs out”, or the first stock quantity, which is stored at once. */
function StockField(props: BooleanInputProps) {
  const { value, onChange, readOnly } = props
  const id = useFormValue(['_id'])
  const { stock, error, isSaving, startTracking } = useStock(getPublishedId(typeof id === 'string' ? id : ''))

  async function track(available: number) {
    // Stock is another document. A change to this one makes Studio validate it again.
    if (await startTracking(available)) onChange(value === false ? unset() : set(false))
  }

  if (stock)
    return (
      <Card border radius={2} padding={3} tone="positive">
        <Text size={1}>{stockText(stock)}. To change this, open the “Stock” tab.</Text>
      </Card>
    )
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      {error && (
        <Card tone="critical" radius={2} padding={3} role="alert">
          <Text size={1}>{error}</Text>
        </Card>
      )}
      {stock === null && !value && (
        <QuantityForm
          label="How many do you have?"
          help="Orders reduce this number. At 0, the product shows as sold out."
          value={undefined}
          action="Track stock"
          isDisabled={isSaving || Boolean(readOnly)}
          onSave={(available) => void track(available)}
        />
      )}
    </Stack>
  )
}
