import type { ContentImage } from '#web/content/types.ts'
import { Icon } from '../icon.tsx'
import { Picture } from '../picture.tsx'

interface LightboxDialogProperties {
  pictures: { key: string; image: ContentImage; caption?: string | null }[]
  texts: {
    /** Name of the dialog. */
    label: string
    close: string
    previous: string
    next: string
  }
}

/** Pictures in full size, one screen wide each; stands inside a `PictureFrame`, which opens it. */
export function LightboxDialog({ pictures, texts }: LightboxDialogProperties) {
  return (
    <dialog className="lightbox" aria-label={texts.label}>
      <ul role="list" className="lightbox__strip" tabIndex={-1}>
        {pictures.map(({ key, image, caption }) => (
          <li key={key} data-picture={key}>
            <Picture image={image} sizes="100vw" />
            {caption && <p className="lightbox__caption">{caption}</p>}
          </li>
        ))}
      </ul>
      <form method="dialog" className="lightbox__close">
        <button className="icon-button" aria-label={texts.close}>
          <Icon name="close" />
        </button>
      </form>
      {pictures.length > 1 && (
        <>
          <button type="button" className="icon-button lightbox__previous" data-step="-1">
            <span className="visually-hidden">{texts.previous}</span>
            <Icon name="arrow" backward />
          </button>
          <button type="button" className="icon-button lightbox__next" data-step="1">
            <span className="visually-hidden">{texts.next}</span>
            <Icon name="arrow" forward />
          </button>
        </>
      )}
    </dialog>
  )
}
