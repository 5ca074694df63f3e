import { getImageProps } from 'next/image'
import type { ContentImage } from '#web/sanity/types.ts'

interface PictureProperties {
  image: ContentImage
  /** The `sizes` attribute. */
  sizes: string
  /** Loads the picture at once, for the first one on the page. */
  first?: boolean
}

/** A picture that reserves its space and shows a blurred preview while it loads. Needs no script. */
export function Picture({ image, sizes, first = false }: PictureProperties) {
  const { props } = getImageProps({
    src: image.src,
    alt: image.alt,
    width: image.width,
    height: image.height,
    sizes,
    ...(first ? { loading: 'eager', fetchPriority: 'high' } : {}),
  })
  return (
    <figure
      className="picture"
      // Omitted without a value, so that published pages do not include it.
      {...(image.editInfo && { 'data-sanity-edit-info': image.editInfo })}
      style={image.blurDataUrl ? { backgroundImage: `url(${image.blurDataUrl})` } : undefined}
    >
      <img {...props} alt={image.alt} style={{ objectPosition: image.objectPosition }} />
    </figure>
  )
}
