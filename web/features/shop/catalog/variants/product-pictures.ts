import type { ContentImage } from '#web/sanity/types.ts'
import { type DescribedVariant, initialVariant } from './describe-variants.ts'

/** A picture of a product page. */
interface ProductPicture {
  key: string
  image: ContentImage
}

interface PicturedProduct {
  cover: ContentImage | null
  images: readonly { key: string; image: ContentImage | null }[]
}

/** Returns the pictures of a product and its variants without duplicates: first that of the variant shown first, then the cover. */
export function productPictures(
  { cover, images }: PicturedProduct,
  variants: readonly DescribedVariant[],
): ProductPicture[] {
  const ofVariants = variants.map(({ key, image }) => ({ key: `variant-${key}`, image }))
  const initial = ofVariants[initialVariant(variants)]
  const all = [...(initial ? [initial] : []), { key: 'cover', image: cover }, ...images, ...ofVariants]
  return all.flatMap(({ key, image }, index) => {
    const isFirst = all.findIndex((other) => other.image?.src === image?.src) === index
    return image && isFirst ? [{ key, image }] : []
  })
}

/** Returns the index of each variant's picture; 0 for a variant without one. */
export const variantPictures = (
  pictures: readonly ProductPicture[],
  variants: readonly DescribedVariant[],
): number[] =>
  variants.map(({ image }) =>
    Math.max(
      0,
      pictures.findIndex((picture) => picture.image.src === image?.src),
    ),
  )
