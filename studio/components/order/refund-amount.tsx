import { Select, Stack, Text, TextInput } from '@sanity/ui'
import { useId } from 'react'
import { parseAmount } from '#schemas/shared/amounts.ts'
import { currencyDecimals } from '#schemas/shared/currencies.ts'
import { REFUND_CAUSES, type RefundCause, type RefundRequest } from '#schemas/shared/refunds.ts'

/** The fields of an amount to refund, as typed. */
export interface AmountFields {
  amount: string
  /** Empty until one is chosen. */
  cause: RefundCause | ''
}

/** Parses the fields into a request, or an error. */
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

/** Asks for an amount and why it is refunded. */
export function RefundAmount({ fields, currency, onChange }: RefundAmountProps) {
  const [amountId, causeId] = [useId(), useId()]
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <Text as="label" htmlFor={amountId} size={1} weight="medium">
          Amount in {currency}
        </Text>
        <TextInput
          id={amountId}
          inputMode="decimal"
          value={fields.amount}
          onChange={(event) => onChange({ ...fields, amount: event.currentTarget.value })}
        />
      </Stack>
      <Stack gap={3}>
        <Text as="label" htmlFor={causeId} size={1} weight="medium">
          Reason
        </Text>
        <Select
          id={causeId}
          fontSize={1}
          value={fields.cause}
          aria-describedby={`${causeId}-help`}
          onChange={(event) =>
            onChange({ ...fields, cause: event.currentTarget.value as AmountFields['cause'] })
          }
        >
          <option value="">Choose a reason</option>
          {REFUND_CAUSES.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
        <Text id={`${causeId}-help`} size={1} muted>
          The email, the order and the credit note show it in the customer’s language. Write details for
          colleagues into a note.
        </Text>
      </Stack>
    </Stack>
  )
}
