import type { ContentImage } from '#web/sanity/types.ts'
import { Picture } from '#web/ui/picture.tsx'
import { drawPlaceholder } from './placeholder-drawing.ts'

interface ProductPictureProperties {
  number: string
  image: ContentImage | null
  /** The `sizes` attribute. */
  sizes: string
  /** Whether the picture is above the fold. */
  first?: boolean
}

/** Renders a product's picture, or a placeholder drawing. */
export function ProductPicture({ number, image, sizes, first }: ProductPictureProperties) {
  if (image) return <Picture image={image} sizes={sizes} first={first} />
  const { lines, accent } = drawPlaceholder(number)
  return (
    <svg className="drawing" viewBox="-150 -100 300 200" aria-hidden="true">
      <circle r="72" />
      <path d={lines} />
      <path className="accent" d={accent} />
    </svg>
  )
}
