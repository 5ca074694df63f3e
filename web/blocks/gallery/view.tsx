import { getTranslations } from 'next-intl/server'
import type { BlockViewProperties } from '#web/blocks/types.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { LightboxFrame } from './lightbox-frame.tsx'
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
        <LightboxFrame>
          <ul role="list" className={`gallery gallery--${block.columns}`}>
            {block.pictures.map(({ key, image, caption }) => (
              <li key={key}>
                <a
                  className="gallery__open"
                  href={image.src}
                  data-picture={key}
                  // A figure inside a link lends it no name, so it is said here.
                  aria-label={nameOf(image.alt || caption)}
                >
                  <Picture image={image} sizes={`(width >= 1024px) ${SIZES[block.columns]}, 90vw`} />
                </a>
                {caption && <p className="gallery__caption">{caption}</p>}
              </li>
            ))}
          </ul>
          <dialog className="lightbox" aria-label={block.heading ?? texts('pictures')}>
            <ul role="list" className="lightbox__strip" tabIndex={-1}>
              {block.pictures.map(({ key, image, caption }) => (
                <li key={key} data-picture={key}>
                  <Picture image={image} sizes="100vw" />
                  {caption && <p className="lightbox__caption">{caption}</p>}
                </li>
              ))}
            </ul>
            <form method="dialog" className="lightbox__close">
              <button className="icon-button" aria-label={texts('closePictures')}>
                <Icon name="close" />
              </button>
            </form>
            {block.pictures.length > 1 && (
              <>
                <button type="button" className="icon-button lightbox__previous" data-step="-1">
                  <span className="visually-hidden">{texts('previousPicture')}</span>
                  <Icon name="arrow" backward />
                </button>
                <button type="button" className="icon-button lightbox__next" data-step="1">
                  <span className="visually-hidden">{texts('nextPicture')}</span>
                  <Icon name="arrow" forward />
                </button>
              </>
            )}
          </dialog>
        </LightboxFrame>
      </div>
    </section>
  )
}
