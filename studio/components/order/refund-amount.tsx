import { Stack } from '@sanity/ui'
import { parseAmount } from '#schemas/shared/amounts.ts'
import { currencyDecimals } from '#schemas/shared/currencies.ts'
import { REFUND_CAUSES, type RefundCause, type RefundRequest } from '#schemas/shared/refunds.ts'
import { LabeledSelect, LabeledText } from '../labeled-fields.tsx'

/** The fields of an amount to refund, as typed. */
export interface AmountFields {
  amount: string
  /** Empty until one is chosen. */
  cause: RefundCause | ''
}

export function parseAmountRequest(
  { amount, cause }: AmountFields,
  currency: string,
): RefundRequest | { error: string } {
  const read = parseAmount(amount, currencyDecimals(currency))
  if ('error' in read) return read
  if (!read.minor) return { error: 'Enter the amount to refund.' }
  return cause === ''
    ? { error: 'Choose a reason. The customer sees it.' }
    : { kind: 'amount', amount: read.minor, cause }
}

interface RefundAmountProps {
  fields: AmountFields
  currency: string
  onChange: (fields: AmountFields) => void
}

export function RefundAmount({ fields, currency, onChange }: RefundAmountProps) {
  return (
    <Stack gap={4}>
      <LabeledText
        label={`Amount in ${currency}`}
        inputMode="decimal"
        value={fields.amount}
        onChange={(amount) => onChange({ ...fields, amount })}
      />
      <LabeledSelect
        label="Reason"
        help="The email, the order and the credit note show it in the customer’s language. Write details for colleagues into a note."
        value={fields.cause}
        options={[{ value: '', title: 'Choose a reason' }, ...REFUND_CAUSES]}
        onSelect={(cause) => onChange({ ...fields, cause })}
      />
    </Stack>
  )
}
