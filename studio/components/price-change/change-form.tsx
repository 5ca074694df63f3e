import { Box, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useId, type ReactNode } from 'react'
import { readAmount } from '../../../schemas/shared/amounts.ts'
import { CURRENCIES, currencyDecimals } from '../../../schemas/shared/currencies.ts'
import type { Category } from '../catalogue/catalogue.ts'
import { FieldGrid } from '../catalogue/styles.ts'
import { readPercent, ROUNDINGS, type PriceChange, type Rounding } from './price-change.ts'

/** What stands in the form, as it is typed. */
export interface ChangeFields {
  /** Id of a category; empty: all goods. */
  category: string
  by: PriceChange['by']
  size: string
  currency: string
  rounding: Rounding
}

export const FIRST_FIELDS: ChangeFields = {
  category: '',
  by: 'percent',
  size: '',
  currency: 'USD',
  rounding: 'none',
}

/** Reads the form: a change, or why there is none; an empty size is no fault yet. */
export function readChange({
  by,
  size,
  currency,
  rounding,
}: ChangeFields): PriceChange | { fault: string | null } {
  if (size.trim() === '') return { fault: null }
  if (by === 'percent') {
    const percent = readPercent(size)
    return 'fault' in percent ? percent : { by, rounding, hundredths: percent.hundredths }
  }
  const isCut = /^\s*[-−]/.test(size)
  const read = readAmount(size.replace(/^\s*[-−+]/, ''), currencyDecimals(currency))
  if ('fault' in read) return read
  if (!read.minor) return { fault: 'Write by how much, for example “0.50” or “-0.50”.' }
  return { by, rounding, currency, minor: isCut ? -read.minor : read.minor }
}

interface ChangeFormProps {
  fields: ChangeFields
  fault: string | null
  categories: readonly Category[]
  onChange: (fields: ChangeFields) => void
}

/** Which prices change, by how much, and to what they are rounded. */
export function ChangeForm({ fields, fault, categories, onChange }: ChangeFormProps) {
  const put = (part: Partial<ChangeFields>) => onChange({ ...fields, ...part })
  return (
    <Stack gap={3}>
      <FieldGrid>
        <Choice
          label="Products"
          value={fields.category}
          onChoose={(category) => put({ category })}
          choices={[['', 'All products'], ...categories.map(({ id, title }) => [id, title] as const)]}
        />
        <Choice
          label="Change by"
          value={fields.by}
          onChoose={(by) => put({ by: by as ChangeFields['by'] })}
          choices={[
            ['percent', 'A percentage'],
            ['amount', 'An amount'],
          ]}
        />
        <Named label={fields.by === 'percent' ? 'Per cent' : 'Amount'}>
          {(id) => (
            <Flex gap={2}>
              <Box flex={1}>
                <TextInput
                  id={id}
                  value={fields.size}
                  onChange={(event) => put({ size: event.currentTarget.value })}
                  placeholder={fields.by === 'percent' ? '5 or -7.5' : '0.50 or -0.50'}
                  customValidity={fault ?? undefined}
                  aria-describedby={fault ? `${id}-fault` : undefined}
                />
              </Box>
              {fields.by === 'amount' && (
                <Select
                  aria-label="Currency of the amount"
                  value={fields.currency}
                  onChange={(event) => put({ currency: event.currentTarget.value })}
                >
                  {CURRENCIES.map(({ code }) => (
                    <option key={code}>{code}</option>
                  ))}
                </Select>
              )}
            </Flex>
          )}
        </Named>
        <Choice
          label="Round"
          value={fields.rounding}
          onChoose={(rounding) => put({ rounding: rounding as Rounding })}
          choices={ROUNDINGS.map(({ key, title }) => [key, title] as const)}
        />
      </FieldGrid>
      {fault && (
        <Text size={1} role="alert">
          {fault}
        </Text>
      )}
    </Stack>
  )
}

function Named({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      {children(id)}
    </Stack>
  )
}

interface ChoiceProps {
  label: string
  value: string
  choices: readonly (readonly [string, string])[]
  onChoose: (value: string) => void
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <Named label={label}>
      {(id) => (
        <Select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          {choices.map(([key, title]) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Named>
  )
}
