import { TextInput } from '@sanity/ui'
import { parseAmount } from '#schemas/shared/amounts.ts'
import { currencyDecimals } from '#schemas/shared/currencies.ts'
import type { Category } from '../catalog/catalog.ts'
import { LabeledField, LabeledSelect } from '../labeled-fields.tsx'
import { FieldGrid } from '../tool-styles.ts'
import { parsePercent, type PriceChange, type Rounding, ROUNDINGS } from './price-change.ts'

/** The form's values as typed. */
export interface ChangeFields {
  /** Id of a category; empty for all products. */
  category: string
  by: PriceChange['by']
  size: string
  currency: string
  rounding: Rounding
}

export const INITIAL_FIELDS: ChangeFields = {
  category: '',
  by: 'percent',
  size: '',
  currency: 'USD',
  rounding: 'none',
}

/** Parses the form into a change, or an error; the error of an empty size is null. */
export function parseChange({
  by,
  size,
  currency,
  rounding,
}: ChangeFields): PriceChange | { error: string | null } {
  if (size.trim() === '') return { error: null }
  if (by === 'percent') {
    const percent = parsePercent(size)
    return 'error' in percent ? percent : { by, rounding, hundredths: percent.hundredths }
  }
  const isCut = /^\s*[-−]/.test(size)
  const read = parseAmount(size.replace(/^\s*[-−+]/, ''), currencyDecimals(currency))
  if ('error' in read) return read
  if (!read.minor) return { error: 'Enter an amount, such as 0.50 or -0.50.' }
  return { by, rounding, currency, minor: isCut ? -read.minor : read.minor }
}

interface ChangeFormProps {
  fields: ChangeFields
  error: string | null
  categories: readonly Category[]
  /** The currencies of the catalog's prices. */
  currencies: readonly string[]
  onChange: (fields: ChangeFields) => void
}

/** Selects the products, the change and the rounding. */
export function ChangeForm({ fields, error, categories, currencies, onChange }: ChangeFormProps) {
  const put = (part: Partial<ChangeFields>) => onChange({ ...fields, ...part })
  return (
    <FieldGrid>
      <LabeledSelect
        label="Products"
        value={fields.category}
        onSelect={(category) => put({ category })}
        options={[
          { value: '', title: 'All products' },
          ...categories.map(({ id, title }) => ({ value: id, title })),
        ]}
      />
      <LabeledSelect
        label="Change by"
        value={fields.by}
        onSelect={(by) => put({ by })}
        options={[
          { value: 'percent', title: 'A percentage' },
          { value: 'amount', title: 'An amount' },
        ]}
      />
      <LabeledField label={fields.by === 'percent' ? 'Percentage' : 'Amount'} error={error}>
        {(attributes) => (
          <TextInput
            {...attributes}
            value={fields.size}
            onChange={(event) => put({ size: event.currentTarget.value })}
            placeholder={fields.by === 'percent' ? '5 or -7.5' : '0.50 or -0.50'}
            customValidity={error ?? undefined}
          />
        )}
      </LabeledField>
      {fields.by === 'amount' && (
        <LabeledSelect
          label="Currency"
          value={fields.currency}
          onSelect={(currency) => put({ currency })}
          options={currencies.map((code) => ({ value: code, title: code }))}
        />
      )}
      <LabeledSelect
        label="Rounding"
        value={fields.rounding}
        onSelect={(rounding) => put({ rounding })}
        options={ROUNDINGS}
      />
    </FieldGrid>
  )
}
