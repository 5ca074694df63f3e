import { Select } from '@sanity/ui'
import { useCallback } from 'react'
import { set, type StringInputProps, unset, useClient } from 'sanity'
import { CURRENCY_LIST, SHOP_CURRENCIES } from '#schemas/fields/currency.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { useFetched } from './use-fetched.ts'

/** Returns the currencies to choose from: those of the shop with the chosen one, and all others, each by name. */
export function groupCurrencies(shop: readonly string[], chosen: string | undefined) {
  const isFirst = ({ value }: { value: string }) => shop.includes(value) || value === chosen
  return { first: CURRENCY_LIST.filter(isFirst), others: CURRENCY_LIST.filter((option) => !isFirst(option)) }
}

/** Chooses a currency, those of the shop first. Typing the beginning of a name selects it. */
export function CurrencyInput({ value, onChange, elementProps, readOnly }: StringInputProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const { data } = useFetched(useCallback(() => client.fetch<string[] | null>(SHOP_CURRENCIES), [client]))
  const { first, others } = groupCurrencies(data ?? [], value)
  const toOption = (option: { value: string; title: string }) => (
    <option key={option.value} value={option.value}>
      {option.title}
    </option>
  )
  return (
    <Select
      {...elementProps}
      value={value ?? ''}
      readOnly={readOnly}
      disabled={readOnly}
      onChange={(event) => onChange(event.currentTarget.value ? set(event.currentTarget.value) : unset())}
    >
      <option value="" />
      {first.length > 0 && <optgroup label="Currencies of the shop">{first.map(toOption)}</optgroup>}
      <optgroup label="Other currencies">{others.map(toOption)}</optgroup>
    </Select>
  )
}
