import { Card, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { type BooleanInputProps, getPublishedId, set, unset, useFormValue } from 'sanity'
import { variantName } from '#schemas/preview/stock.ts'
import { stockText } from '#schemas/shared/stock.ts'
import type { StoredOption, StoredVariant } from '#schemas/validation/variants.ts'
import { NoticeCard } from '../notice-card.tsx'
import { QuantityForm } from './quantity-form.tsx'
import { useStock } from './use-stock.ts'

/** Edits “Never runs out”, and the first stock quantity of the product or its variants, which is stored at once. */
export function StockInput(props: BooleanInputProps) {
  const { value, onChange, readOnly } = props
  const id = useFormValue(['_id'])
  const options = (useFormValue(['options']) as StoredOption[] | undefined) ?? []
  const variants = (useFormValue(['variants']) as StoredVariant[] | undefined) ?? []
  const productId = getPublishedId(typeof id === 'string' ? id : '')
  const first = {
    productId,
    isHidden: Boolean(value),
    isDisabled: Boolean(readOnly),
    // Stock is another document. A change to this one makes Studio validate it again.
    onTracked: () => onChange(value === false ? unset() : set(false)),
  }
  return (
    <Stack gap={4}>
      {variants.length > 0 ? (
        <>
          {props.renderDefault(props)}
          {variants.map((variant) => (
            <FirstStock
              key={variant._key}
              {...first}
              variant={{ key: variant._key, name: variantName(options, variant) }}
            />
          ))}
        </>
      ) : (
        <FirstStock {...first}>{props.renderDefault(props)}</FirstStock>
      )}
    </Stack>
  )
}

interface FirstStockProps {
  productId: string
  variant?: { key: string; name: string }
  /** Whether no quantity can be entered. */
  isHidden: boolean
  isDisabled: boolean
  onTracked: () => void
  /** Shown while stock is not tracked. */
  children?: ReactNode
}

/** Shows the stock of a product or variant, or edits its first quantity. */
function FirstStock({ productId, variant, isHidden, isDisabled, onTracked, children }: FirstStockProps) {
  const { stock, error, startTracking, ...editor } = useStock(productId, variant?.key, onTracked)

  if (stock)
    return (
      <Card border radius={2} padding={3} tone="positive">
        <Text size={1}>
          {variant && `${variant.name}: `}
          {stockText(stock)}. To change this, open the “Stock” tab.
        </Text>
      </Card>
    )
  return (
    <>
      {children}
      {error && !isDisabled && <NoticeCard tone="critical" text={error} />}
      {stock === null && !isHidden && (
        <QuantityForm
          label={variant ? `${variant.name}: how many do you have?` : 'How many do you have?'}
          help="Orders reduce this number. At 0, the product shows as sold out."
          value={undefined}
          action="Track stock"
          isDisabled={isDisabled || editor.isDisabled}
          onSave={startTracking}
        />
      )}
    </>
  )
}
