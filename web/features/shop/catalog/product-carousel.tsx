import { getTranslations } from 'next-intl/server'
import { Picture } from '#web/ui/picture.tsx'
import { LightboxLink, LightboxProvider } from '#web/ui/pictures/lightbox-provider.tsx'
import { lightboxSlides } from '#web/ui/pictures/lightbox-slides.ts'
import { lightboxTexts } from '#web/ui/pictures/lightbox-texts.ts'
import { Badges } from './price.tsx'
import { ProductPicture } from './product-picture.tsx'
import type { Product } from './queries.ts'
import { variantPictures } from './variants/product-pictures.ts'
import { VariantCarousel } from './variants/variant-carousel.tsx'

const SIZES = '(width >= 1024px) 55vw, 92vw'

/** The pictures of a product as a carousel with thumbnails. Each opens in full size. */
export async function ProductCarousel({ product }: { product: Product }) {
  const [texts, pictureTexts] = await Promise.all([getTranslations('shop'), getTranslations('blocks')])
  const { number, title, pictures, label, offer, variants } = product
  const badges = <Badges label={label} offer={offer} />
  if (pictures.length === 0) {
    return (
      <div className="carousel">
        <div className="carousel__stage">
          <ProductPicture number={number} image={null} sizes={SIZES} />
          {badges}
        </div>
      </div>
    )
  }
  const name = texts('pictures', { product: title })
  return (
    <LightboxProvider slides={lightboxSlides(pictures)} texts={lightboxTexts(pictureTexts, name)}>
      <VariantCarousel
        pictures={variantPictures(pictures, variants)}
        label={name}
        texts={{ previous: pictureTexts('previousPicture'), next: pictureTexts('nextPicture') }}
        slides={pictures.map(({ key, image }, index) => ({
          id: `picture-${number}-${key}`,
          content: (
            <LightboxLink
              href={image.src}
              index={index}
              aria-label={pictureTexts('openNamedPicture', { picture: image.alt || title })}
            >
              <Picture image={image} sizes={SIZES} first={index === 0} />
            </LightboxLink>
          ),
          thumbnail: <Picture image={{ ...image, alt: '' }} sizes="6rem" />,
          thumbnailLabel: texts('showPicture', { number: index + 1 }),
        }))}
      >
        {badges}
      </VariantCarousel>
    </LightboxProvider>
  )
}
