import type { IconDrawing as Drawing } from '#schemas/shared/icon-drawings.ts'

interface IconDrawingProperties {
  drawing: Drawing
  /** Sized by the text around it. */
  small?: boolean
}

/** A decorative drawing. It takes the paths, so that the browser gets those that a page shows and not all. */
export function IconDrawing({ drawing: { ink, accent }, small = false }: IconDrawingProperties) {
  return (
    <svg
      className={small ? 'drawn-icon drawn-icon--small' : 'drawn-icon'}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <path d={ink} />
      <path className="accent" d={accent} />
    </svg>
  )
}
