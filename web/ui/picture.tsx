import { getImageProps } from 'next/image'
import type { ContentImage } from '#web/content/types.ts'

interface PictureProperties {
  image: ContentImage
  /** The widths at which the picture is shown, as in the `sizes` attribute. */
  sizes: string
  /** Set for the picture a visitor sees first: it is fetched at once instead of when it comes near. */
  first?: boolean
}

/** A picture that holds its room from the start and shows a blur of itself until it has come. Needs no script. */
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
      // Left out where there is none: published pages would be sent the name of an attribute without a value.
      {...(image.editInfo && { 'data-sanity-edit-info': image.editInfo })}
      style={image.blurDataUrl ? { backgroundImage: `url(${image.blurDataUrl})` } : undefined}
    >
      <img {...props} alt={image.alt} style={{ objectPosition: image.objectPosition }} />
    </figure>
  )
}
