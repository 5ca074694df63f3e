import { SearchIcon } from '@sanity/icons/Search'
import { Box, Button, Card, Flex, Stack, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { type ArrayOfPrimitivesInputProps, set, unset } from 'sanity'
import { LabeledCheckbox } from './labeled-fields.tsx'
import { Muted } from './muted.tsx'

interface Choice {
  value: string
  title: string
}

const SCROLLS = { maxBlockSize: '16rem', overflowY: 'auto' } as const
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: '0.75rem',
} as const

/** Returns the choices whose title contains a text, those in `first` before all others, each by title. */
export function findChoices(choices: readonly Choice[], text: string, first: readonly string[]): Choice[] {
  const words = text.trim().toLowerCase()
  return choices
    .filter(({ title, value }) => title.toLowerCase().includes(words) || value.toLowerCase() === words)
    .toSorted(
      (one, other) =>
        Number(first.includes(other.value)) - Number(first.includes(one.value)) ||
        one.title.localeCompare(other.title, 'en'),
    )
}

/** Returns the choices and the chosen values that are not among them, so that these can be unchecked. */
export const withUnlistedChoices = (choices: readonly Choice[], chosen: readonly string[]): Choice[] => [
  ...choices,
  ...chosen
    .filter((code) => choices.every(({ value }) => value !== code))
    .map((value) => ({ value, title: value })),
]

interface CheckListProps extends ArrayOfPrimitivesInputProps<string> {
  /** Whether one button checks everything that is listed. */
  canSelectAll?: boolean
}

/** Checks countries, all of them at once if a method delivers everywhere. */
export const CountriesInput = (properties: ArrayOfPrimitivesInputProps<string>) => (
  <CheckListInput {...properties} canSelectAll />
)

/** Checks some of many values, such as countries: searches them, and lists first what was chosen when the field opened. */
export function CheckListInput(properties: CheckListProps) {
  const { value: chosen = [], onChange, elementProps, readOnly, schemaType, canSelectAll } = properties
  const [search, setSearch] = useState('')
  const [first] = useState(chosen)
  const { list } = schemaType.options as { list: Choice[] }
  const found = findChoices(withUnlistedChoices(list, chosen), search, first).map(({ value, title }) => ({
    value,
    title,
    isChosen: chosen.includes(value),
  }))
  const areAllChosen = found.every(({ isChosen }) => isChosen)

  function choose(values: readonly string[], isOn: boolean) {
    const others = chosen.filter((value) => !values.includes(value))
    const next = isOn ? [...chosen, ...values.filter((value) => !chosen.includes(value))] : others
    onChange(next.length > 0 ? set(next) : unset())
  }

  return (
    <Stack gap={3}>
      <Flex gap={2} align="center">
        <Box flex={1}>
          <TextInput
            {...elementProps}
            value={search}
            icon={SearchIcon}
            type="search"
            placeholder={`Search ${list.length} entries`}
            aria-label={`Search ${schemaType.title ?? 'entries'}`}
            readOnly={readOnly}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </Box>
        {canSelectAll && (
          <Button
            mode="ghost"
            text={`${areAllChosen ? 'Clear' : 'Select'} ${search.trim() === '' ? 'all' : 'these'}`}
            disabled={readOnly || found.length === 0}
            onClick={() =>
              choose(
                found.map(({ value }) => value),
                !areAllChosen,
              )
            }
          />
        )}
      </Flex>
      <Card border radius={2} padding={3} style={SCROLLS} role="group" aria-label={schemaType.title}>
        <div style={COLUMNS}>
          {found.map(({ value, title, isChosen }) => (
            <LabeledCheckbox
              key={value}
              isOn={isChosen}
              isDisabled={readOnly}
              onToggle={(isOn) => choose([value], isOn)}
            >
              {title}
            </LabeledCheckbox>
          ))}
        </div>
        {found.length === 0 && <Muted>Nothing matches. Try another word.</Muted>}
      </Card>
      <Muted>{`${chosen.length} selected`}</Muted>
    </Stack>
  )
}
