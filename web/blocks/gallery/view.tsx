import { getTranslations } from 'next-intl/server'
import type { BlockViewProperties } from '#web/blocks/types.ts'
import { Picture } from '#web/ui/picture.tsx'
import { LightboxDialog } from '#web/ui/pictures/lightbox-dialog.tsx'
import { PictureFrame } from '#web/ui/pictures/picture-frame.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { editedItem } from '../edited-item.ts'
import type { GalleryContent } from './types.ts'

const SIZES = { 2: '45vw', 3: '30vw', 4: '22vw' } as const

/** Pictures in columns, each a way to itself in full size. Nothing at all while there are none. */
export async function GalleryBlock({ block }: BlockViewProperties<GalleryContent>) {
  if (block.pictures.length === 0) return null
  const texts = await getTranslations('blocks')
  const nameOf = (picture: string | null) =>
    picture ? texts('openNamedPicture', { picture }) : texts('openPicture')
  return (
    <section className="section" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <SectionHeading eyebrow={block.eyebrow} heading={block.heading} paragraph={block.paragraph} />
        <PictureFrame>
          <ul role="list" className={`gallery gallery--${block.columns}`}>
            {block.pictures.map(({ key, image, caption }) => {
              const item = editedItem(block, 'pictures', key)
              return (
                <li key={key} {...item}>
                  <a
                    className="gallery__open"
                    href={image.src}
                    data-picture={key}
                    // A figure inside a link lends it no name, so it is said here.
                    aria-label={nameOf(image.alt || caption)}
                  >
                    <Picture
                      // Which leads to its item, and can be dragged: a lead of its own would cover that one.
                      image={'data-sanity' in item ? { ...image, editInfo: undefined } : image}
                      sizes={`(width >= 1024px) ${SIZES[block.columns]}, 90vw`}
                    />
                  </a>
                  {caption && <p className="gallery__caption">{caption}</p>}
                </li>
              )
            })}
          </ul>
          <LightboxDialog
            pictures={block.pictures}
            texts={{
              label: block.heading ?? texts('pictures'),
              close: texts('closePictures'),
              previous: texts('previousPicture'),
              next: texts('nextPicture'),
            }}
          />
        </PictureFrame>
      </div>
    </section>
  )
}
