import type { LocaleId } from '#schemas/shared/locales.ts'
import type { ProvidedVideo } from '#schemas/shared/video-providers.ts'
import type { BlockBase, ContentImage, SectionHead } from '#web/content/types.ts'

/** What is said in a film, in one language: the address of a WebVTT file. */
export interface CaptionTrack {
  language: LocaleId
  src: string
}

/** A film of our own. */
export interface OwnVideo {
  src: string
  /** Media type of the file, such as `video/mp4`. */
  mediaType: string
}

/** A film: a file of our own, else one at a provider, else none yet. */
export interface VideoContent extends BlockBase, SectionHead {
  type: 'videoBlock'
  file: OwnVideo | null
  /** `page` is where the provider itself shows the film. */
  provided: (ProvidedVideo & { page: string }) | null
  poster: ContentImage | null
  captions: CaptionTrack[]
}
