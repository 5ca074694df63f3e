import { Card } from '@sanity/ui'
import { previewUrl } from '#studio/environment.ts'
import type { SearchPreview } from './search-preview.ts'
import { Address, Description, Title } from './styles.ts'

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
