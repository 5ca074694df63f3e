import type { PriceTexts } from './kinds.ts'
import type { ShownResult } from './result-details.ts'

/** The picture of a result. It is decorative, because the title is beside it. */
export function ResultPicture({ picture }: Pick<ShownResult, 'picture'>) {
  if (!picture) return null
  const { src, objectPosition } = picture
  return <img className="search-picture" src={src} alt="" loading="lazy" style={{ objectPosition }} />
}

/** The price of a product. In a sale the regular price is struck out and labeled for screen readers. */
export function ResultPrice({
  result: { price, regularPrice },
  texts,
}: {
  result: Pick<ShownResult, 'price' | 'regularPrice'>
  texts: PriceTexts
}) {
  if (price === null) return null
  if (regularPrice === null) return <span className="price search-price">{price}</span>
  return (
    <span className="price search-price">
      <span className="visually-hidden">{texts.priceNow} </span>
      <ins>{price}</ins> <span className="visually-hidden">{texts.priceBefore} </span>
      <del>{regularPrice}</del>
    </span>
  )
}
