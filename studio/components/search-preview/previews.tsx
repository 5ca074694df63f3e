import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { SEARCH_LENGTHS } from '#schemas/shared/search-result.ts'
import { previewUrl } from '#studio/environment.ts'
import { type SearchPreview } from './search-preview.ts'
import { Address, CardImage, CardTitle, Description, DrawnImage, OneLine, Title } from './styles.ts'

/** The parts of an address as search engines show them: “example.com › en › services”. */
const addressText = (path: string): string =>
  [new URL(previewUrl).host, ...path.split('/').filter(Boolean)].join(' › ')

interface PreviewProps {
  preview: SearchPreview
  dir: 'ltr' | 'rtl'
  lang: string
}

/** A page as a search engine lists it, with lines that end where they end there. */
export function SearchResult({ preview, dir, lang }: PreviewProps) {
  const { siteName, path, title, description } = preview
  return (
    <Card border radius={2} padding={4} dir={dir} lang={lang} role="group" aria-label="Search result">
      <Address>{siteName}</Address>
      <Address>
        <bdi dir="ltr">{path === undefined ? 'The page has no address yet' : addressText(path)}</bdi>
      </Address>
      <Title>{title}</Title>
      <Description>{description}</Description>
    </Card>
  )
}

interface SharedCardProps extends PreviewProps {
  /** URL of the image; without one, the site draws a picture with the title. */
  image?: string | null
}

/** A link to the page as messengers and social networks show it. */
export function SharedCard({ preview, image, dir, lang }: SharedCardProps) {
  const { title, description, drawnTitle } = preview
  return (
    <Card
      border
      radius={2}
      overflow="hidden"
      dir={dir}
      lang={lang}
      role="group"
      aria-label="Shared link"
      style={{ maxInlineSize: '26rem' }}
    >
      {image ? (
        <CardImage src={`${image}?w=1040&h=546&fit=crop`} alt="" />
      ) : (
        <DrawnImage>{drawnTitle}</DrawnImage>
      )}
      <Box padding={3}>
        <Address>
          <bdi dir="ltr">{new URL(previewUrl).host}</bdi>
        </Address>
        <CardTitle>{title}</CardTitle>
        <OneLine>{description}</OneLine>
      </Box>
    </Card>
  )
}

/** The lengths of the texts, and what to know or to improve. */
export function Facts({ preview: { lengths, notes } }: { preview: SearchPreview }) {
  return (
    <Stack gap={3}>
      <Flex gap={4} wrap="wrap">
        {(['title', 'description'] as const).map((name) => (
          <Text key={name} size={1} muted>
            {`${name === 'title' ? 'Title' : 'Description'}: ${lengths[name]} of ${SEARCH_LENGTHS[name]} characters`}
          </Text>
        ))}
      </Flex>
      {notes.map((note) => (
        <Card key={note} tone="caution" radius={2} padding={3}>
          <Text size={1}>{note}</Text>
        </Card>
      ))}
    </Stack>
  )
}
