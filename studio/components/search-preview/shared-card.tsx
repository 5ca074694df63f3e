import { Box, Card } from '@sanity/ui'
import { previewUrl } from '#studio/environment.ts'
import type { SearchPreview } from './search-preview.ts'
import { Address, CardImage, CardTitle, DrawnImage, OneLine } from './styles.ts'

interface SharedCardProps {
  preview: SearchPreview
  /** URL of the image; without one, the site draws a picture with the title. */
  image?: string | null
  dir: 'ltr' | 'rtl'
  lang: string
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
