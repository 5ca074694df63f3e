import { SearchIcon } from '@sanity/icons/Search'
import { Button, Card, Flex, Stack, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { set, type StringInputProps, unset } from 'sanity'
import { drawnIcon } from '#schemas/preview/drawn-icon.ts'
import { ICONS } from '#schemas/shared/icons.ts'
import { Muted } from './muted.tsx'

const NoIcon = () => null

/** Chooses an icon by its drawing. A click on the chosen one removes it. */
export function IconInput({ value, onChange, elementProps, readOnly, schemaType }: StringInputProps) {
  const [search, setSearch] = useState('')
  const found = ICONS.filter(({ title }) => title.toLowerCase().includes(search.trim().toLowerCase()))
  const chosen = ICONS.find((icon) => icon.value === value)
  return (
    <Stack gap={3}>
      <TextInput
        {...elementProps}
        icon={SearchIcon}
        type="search"
        value={search}
        readOnly={readOnly}
        onChange={(event) => setSearch(event.currentTarget.value)}
        aria-label={`Search icons for ${schemaType.title ?? 'Icon'}`}
        placeholder={chosen ? `${chosen.title}. Search for another…` : 'Search icons'}
      />
      <Card border radius={2} padding={2} style={{ maxBlockSize: '13rem', overflowY: 'auto' }}>
        <Flex gap={1} wrap="wrap" role="group" aria-label="Icons">
          {found.map(({ value: icon, title }) => (
            <Button
              key={icon}
              icon={drawnIcon(icon, NoIcon)}
              mode="bleed"
              fontSize={4}
              padding={3}
              selected={icon === value}
              aria-pressed={icon === value}
              aria-label={title}
              title={title}
              disabled={readOnly}
              onClick={() => onChange(icon === value ? unset() : set(icon))}
            />
          ))}
          {found.length === 0 && <Muted>No icon matches. Try another word.</Muted>}
        </Flex>
      </Card>
    </Stack>
  )
}
