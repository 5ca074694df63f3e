import { getTranslations } from 'next-intl/server'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { LightboxDialog } from '#web/ui/pictures/lightbox-dialog.tsx'
import { PictureFrame } from '#web/ui/pictures/picture-frame.tsx'
import type { Product } from './data.ts'
import { Badges } from './price.tsx'
import { ProductPicture } from './product-picture.tsx'

const SIZES = '(width >= 1024px) 55vw, 92vw'

/** The pictures of a product: a strip to scroll or leaf through, small ones below, and each in full size. */
export async function ProductCarousel({ product }: { product: Product }) {
  const [texts, pictureTexts] = await Promise.all([getTranslations('shop'), getTranslations('blocks')])
  const { number, title, pictures, label, offer } = product
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
  const several = pictures.length > 1
  return (
    <PictureFrame className="carousel">
      <div className="carousel__stage">
        <ul
          role="list"
          className="carousel__strip"
          data-strip=""
          // A strip that scrolls can be reached by keyboard.
          tabIndex={several ? 0 : undefined}
          aria-label={name}
        >
          {pictures.map(({ key, image }, index) => (
            <li key={key} id={`picture-${number}-${key}`} data-slide={key}>
              <a
                href={image.src}
                data-picture={key}
                aria-label={pictureTexts('openNamedPicture', { picture: image.alt || title })}
              >
                <Picture image={image} sizes={SIZES} first={index === 0} />
              </a>
            </li>
          ))}
        </ul>
        {badges}
        {several && (
          <div className="carousel__steps">
            <button type="button" className="icon-button" data-leaf="-1">
              <span className="visually-hidden">{pictureTexts('previousPicture')}</span>
              <Icon name="arrow" backward />
            </button>
            <button type="button" className="icon-button" data-leaf="1">
              <span className="visually-hidden">{pictureTexts('nextPicture')}</span>
              <Icon name="arrow" forward />
            </button>
          </div>
        )}
      </div>
      {several && (
        <ol role="list" className="carousel__index">
          {pictures.map(({ key, image }, index) => (
            <li key={key}>
              <a
                href={`#picture-${number}-${key}`}
                data-show={key}
                aria-label={texts('showPicture', { number: index + 1 })}
                aria-current={index === 0 || undefined}
              >
                <Picture image={{ ...image, alt: '' }} sizes="6rem" />
              </a>
            </li>
          ))}
        </ol>
      )}
      <LightboxDialog
        pictures={pictures}
        texts={{
          label: name,
          close: pictureTexts('closePictures'),
          previous: pictureTexts('previousPicture'),
          next: pictureTexts('nextPicture'),
        }}
      />
    </PictureFrame>
  )
}
