import { Card, Stack, TextInput } from '@sanity/ui'
import { type ChangeEvent, useRef, useState } from 'react'
import { type NumberInputProps, set, unset, useFormValue } from 'sanity'
import { decimalText, parseAmount } from '#schemas/shared/amounts.ts'
import { currencyDecimals } from '#schemas/shared/currencies.ts'
import { Muted } from './muted.tsx'
import { NoticeCard } from './notice-card.tsx'

/**
 * Returns the amount that a typed text stores. Invalid text restores the amount before it: otherwise its valid beginning would stay stored,
 * 12.00 for `12,50`.
 */
export function amountToStore(
  typed: string,
  decimals: number,
  before: number | undefined,
): number | undefined {
  const amount = parseAmount(typed, decimals)
  return 'error' in amount ? before : amount.minor
}

/**
 * Edits an amount as decimals, such as `49.00`. Its currency is that of the field `currency` beside it, or of the document for its own fields and
 * for types that say so. Invalid input stays visible and is not stored.
 */
export function PriceInput({ value, onChange, elementProps, path, readOnly, schemaType }: NumberInputProps) {
  const siblingCurrency = useFormValue([...path.slice(0, -1), 'currency'])
  const documentCurrency = useFormValue(['currency'])
  const { currency: from } = (schemaType.options ?? {}) as { currency?: 'document' }
  const isPartOfDocument = typeof path.at(-2) === 'string' || from === 'document'
  const currency = siblingCurrency ?? (isPartOfDocument ? documentCurrency : undefined)
  const code = typeof currency === 'string' ? currency : undefined
  const decimals = currencyDecimals(code)
  const [typed, setTyped] = useState<string | null>(null)
  const beforeTyping = useRef(value)
  const shown = value === undefined ? '' : decimalText(value, decimals)
  const parsed = typed === null ? null : parseAmount(typed, decimals)
  const error = parsed !== null && 'error' in parsed ? parsed.error : null

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const text = event.currentTarget.value
    if (typed === null) beforeTyping.current = value
    setTyped(text)
    const amount = amountToStore(text, decimals, beforeTyping.current)
    if (amount !== value) onChange(amount === undefined ? unset() : set(amount))
  }

  return (
    <Stack gap={2}>
      <TextInput
        {...elementProps}
        value={typed ?? shown}
        onChange={handleChange}
        onBlur={(event) => {
          if (error === null) setTyped(null)
          elementProps.onBlur(event)
        }}
        readOnly={readOnly}
        inputMode="decimal"
        placeholder={decimalText(0, decimals)}
        suffix={
          <Card padding={3} tone="transparent">
            <Muted>{code ?? 'no currency'}</Muted>
          </Card>
        }
        customValidity={error ?? undefined}
      />
      {error !== null && <NoticeCard tone="critical" text={error} />}
    </Stack>
  )
}
