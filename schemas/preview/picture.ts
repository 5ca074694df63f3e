import type { ComponentType } from 'react'
import type { PreviewValue } from 'sanity'

/** Returns a picture for Studio's lists, or an icon while none has been uploaded. */
export const pictureOr = (picture: unknown, icon: ComponentType): PreviewValue['media'] =>
  (picture as { asset?: unknown } | undefined)?.asset ? (picture as PreviewValue['media']) : icon
