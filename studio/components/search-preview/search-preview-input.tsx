import { Stack, Text } from '@sanity/ui'
import { type ObjectInputProps, useFormValue } from 'sanity'
import { LOCALES } from '#schemas/shared/locales.ts'
import { isRoutedType, type RoutedType } from '#schemas/shared/routes.ts'
import { useFormLanguage } from '../languages/form-language.tsx'
import { Facts, SearchResult, SharedCard } from './previews.tsx'
import { previewSearchResult } from './search-preview.ts'
import { useSearchSite } from './use-search-site.ts'

/** Shows above the search settings of a page how it appears in search results and as a shared link. */
export const SearchPreviewInput = (props: ObjectInputProps) => (
  <Stack gap={5}>
    <Previews />
    {props.renderDefault(props)}
  </Stack>
)

/** The previews in the languages of the form. Types without a page, such as the site settings, have none. */
function Previews() {
  const document = useFormValue([]) as Record<string, unknown>
  return isRoutedType(document._type) ? <PagePreviews type={document._type} document={document} /> : null
}

function PagePreviews({ type, document }: { type: RoutedType; document: Record<string, unknown> }) {
  const { shown } = useFormLanguage()
  const data = useSearchSite(document)
  if (!data) return null
  return LOCALES.filter(({ id }) => shown === 'all' || shown === id).map(
    ({ id, name, englishName, direction, languageTag }) => {
      const preview = previewSearchResult(type, document, data, id)
      return (
        <Stack key={id} gap={3} as="section" aria-label={`Preview in ${englishName}`}>
          {shown === 'all' && (
            <Text size={1} weight="semibold" lang={languageTag}>
              {name}
            </Text>
          )}
          <SearchResult preview={preview} dir={direction} lang={languageTag} />
          <SharedCard preview={preview} image={data.image} dir={direction} lang={languageTag} />
          <Facts preview={preview} />
        </Stack>
      )
    },
  )
}
