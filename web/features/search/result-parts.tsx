import { ContentText } from '#web/ui/content-text.tsx'
import { PriceText } from '#web/ui/price-text.tsx'
import type { TextPart } from './highlight.ts'
import type { ShownResult } from './result-details.ts'

interface HighlightedTextProperties {
  as: 'p' | 'span'
  className?: string
  parts: TextPart[]
}

/** A text with its matches in `<mark>`; nothing without a text. */
export const HighlightedText = ({ parts, ...element }: HighlightedTextProperties) => (
  <ContentText {...element} text={parts.map(({ text }) => text).join('')}>
    {parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}
  </ContentText>
)

/** The picture of a result. It is decorative, because the title is beside it. */
export function ResultPicture({ picture }: Pick<ShownResult, 'picture'>) {
  if (!picture) return null
  const { src, objectPosition } = picture
  return <img className="search-picture" src={src} alt="" loading="lazy" style={{ objectPosition }} />
}

/** The price of a product; nothing for other documents. */
export function ResultPrice({
  result: { price, regularPrice, otherPrices },
}: {
  result: Pick<ShownResult, 'price' | 'regularPrice' | 'otherPrices'>
}) {
  if (price === null) return null
  return (
    <PriceText
      element="span"
      className="search-price d-block fs-small"
      now={price}
      before={regularPrice}
      others={otherPrices}
    />
  )
}
