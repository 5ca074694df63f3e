import { getTranslations } from 'next-intl/server'
import { ContentText } from '#web/ui/content-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { LightboxLink, LightboxProvider } from '#web/ui/pictures/lightbox-provider.tsx'
import { lightboxSlides } from '#web/ui/pictures/lightbox-slides.ts'
import { lightboxTexts } from '#web/ui/pictures/lightbox-texts.ts'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import { editItemAttribute } from '../edit-item-attribute.ts'
import type { gallerySchema } from './query.ts'

const SIZES = { 2: '45vw', 3: '30vw', 4: '22vw' } as const

/** Pictures in columns that open in full size. Renders nothing when empty. */
export async function GalleryBlock({ block }: BlockViewProperties<typeof gallerySchema>) {
  if (block.pictures.length === 0) return null
  const texts = await getTranslations('blocks')
  const nameOf = (picture: string | null) =>
    picture ? texts('openNamedPicture', { picture }) : texts('openPicture')
  return (
    <BlockSection block={block}>
      <LightboxProvider
        slides={lightboxSlides(block.pictures)}
        texts={lightboxTexts(texts, block.heading ?? texts('pictures'))}
      >
        <ul role="list" className={`gallery gallery--${block.columns}`}>
          {block.pictures.map(({ key, image, caption }, index) => {
            const item = editItemAttribute(block, 'pictures', key)
            return (
              <li key={key} {...item}>
                <LightboxLink
                  className="gallery__open"
                  href={image.src}
                  index={index}
                  // A figure inside a link does not name it, so the link has a label.
                  aria-label={nameOf(image.alt || caption)}
                >
                  <Picture
                    // The item has its own edit attribute, which the picture's would cover.
                    image={'data-sanity' in item ? { ...image, editInfo: undefined } : image}
                    sizes={`(width >= 1024px) ${SIZES[block.columns]}, 90vw`}
                  />
                </LightboxLink>
                <ContentText as="p" className="mt-3 text-body-secondary fs-small" text={caption} />
              </li>
            )
          })}
        </ul>
      </LightboxProvider>
    </BlockSection>
  )
}
