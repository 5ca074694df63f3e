import { SearchIcon } from '@sanity/icons/Search'
import { Select, TextInput } from '@sanity/ui'
import { useSchema } from 'sanity'
import { FieldGrid } from '../tool-styles.ts'
import { ALL_DRAFTS, type BulkFilter } from './bulk-documents.ts'

const FILTERS: readonly (readonly [BulkFilter, string])[] = [
  ['all', 'All'],
  ['drafts', 'With unpublished changes'],
  ['published', 'On the site'],
  ['unpublished', 'Not on the site'],
]

interface ListControlsProps {
  types: readonly string[]
  /** A type, or `ALL_DRAFTS`. */
  choice: string
  filter: BulkFilter
  search: string
  isBusy: boolean
  onChoose: (choice: string) => void
  onFilter: (filter: BulkFilter) => void
  onSearch: (search: string) => void
}

export function ListControls(props: ListControlsProps) {
  const { types, choice, filter, search, isBusy } = props
  const schema = useSchema()
  return (
    <FieldGrid>
      <Select
        aria-label="Type"
        value={choice}
        disabled={isBusy}
        onChange={(event) => props.onChoose(event.currentTarget.value)}
      >
        <option value={ALL_DRAFTS}>All unpublished changes</option>
        {types.map((type) => (
          <option key={type} value={type}>
            {schema.get(type)?.title ?? type}
          </option>
        ))}
      </Select>
      {choice !== ALL_DRAFTS && (
        <Select
          aria-label="Show"
          value={filter}
          onChange={(event) => props.onFilter(event.currentTarget.value as BulkFilter)}
        >
          {FILTERS.map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      )}
      <TextInput
        icon={SearchIcon}
        type="search"
        aria-label="Search this list"
        placeholder="Search this list"
        value={search}
        onChange={(event) => props.onSearch(event.currentTarget.value)}
      />
    </FieldGrid>
  )
}
