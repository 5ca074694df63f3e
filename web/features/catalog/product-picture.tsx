import type { ContentImage } from '#web/content/types.ts'
import { Picture } from '#web/ui/picture.tsx'
import { drawPlate } from './plate.ts'

interface ProductPictureProperties {
  number: string
  image: ContentImage | null
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string
  /** Set for the picture a visitor sees first. */
  first?: boolean
}

/** A product's picture, or the drawing that stands in for it. */
export function ProductPicture({ number, image, sizes, first }: ProductPictureProperties) {
  if (image) return <Picture image={image} sizes={sizes} first={first} />
  const { lines, accent } = drawPlate(number)
  return (
    <svg className="drawing product-plate" viewBox="-150 -100 300 200" aria-hidden="true">
      <circle r="72" />
      <path d={lines} />
      <path className="accent" d={accent} />
    </svg>
  )
}
