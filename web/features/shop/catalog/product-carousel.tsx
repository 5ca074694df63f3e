import { getLocale, getTranslations } from 'next-intl/server'
import type { Translator } from '#web/i18n/translator.ts'
import { posterUrl } from '#web/sanity/image/image.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { LightboxLink, LightboxProvider } from '#web/ui/pictures/lightbox-provider.tsx'
import { lightboxSlides } from '#web/ui/pictures/lightbox-slides.ts'
import { lightboxTexts } from '#web/ui/pictures/lightbox-texts.ts'
import { UploadedVideo } from '#web/ui/uploaded-video.tsx'
import { Badges } from './price.tsx'
import { ProductPicture } from './product-picture.tsx'
import type { Product } from './queries.ts'
import { variantPictures } from './variants/product-pictures.ts'
import { VariantCarousel } from './variants/variant-provider.tsx'

const SIZES = '(width >= 1024px) 55vw, 92vw'

/** The pictures of a product as a carousel with thumbnails. Each opens in full size. */
export async function ProductCarousel({ product }: { product: Product }) {
  const [locale, texts, pictureTexts] = await Promise.all([
    getLocale(),
    getTranslations('shop'),
    getTranslations('blocks'),
  ])
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
  const videoSlides = describeVideo(product, locale, texts)
  return (
    <LightboxProvider slides={lightboxSlides(pictures)} texts={lightboxTexts(pictureTexts, name)}>
      <VariantCarousel
        pictures={variantPictures(pictures, variants)}
        label={name}
        texts={{ previous: pictureTexts('previousPicture'), next: pictureTexts('nextPicture') }}
        slides={[
          ...pictures.map(({ key, image }, index) => ({
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
          })),
          ...videoSlides,
        ]}
      >
        {badges}
      </VariantCarousel>
    </LightboxProvider>
  )
}

/** Returns the slide of the product's video, with its first picture as poster; none without a video. */
function describeVideo(
  { number, title, video, captions, pictures }: Product,
  locale: string,
  texts: Translator<'shop'>,
) {
  const [first] = pictures
  if (!video || !first) return []
  return [
    {
      id: `video-${number}`,
      content: (
        <div className="carousel__film">
          <UploadedVideo
            file={video}
            name={texts('video', { product: title })}
            poster={posterUrl(first.image)}
            captions={captions}
            locale={locale}
          />
        </div>
      ),
      thumbnail: (
        <span className="carousel__play d-block position-relative">
          <Picture image={{ ...first.image, alt: '' }} sizes="6rem" />
          <Icon name="play" />
        </span>
      ),
      thumbnailLabel: texts('showVideo'),
    },
  ]
}
