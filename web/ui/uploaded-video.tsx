import { findLocale } from '#schemas/shared/locales.ts'

interface UploadedVideoProperties {
  file: { src: string; mediaType: string }
  /** Accessible name. */
  name: string
  /** Address of the picture shown before it plays. */
  poster: string | null
  captions: readonly { language: string; src: string }[]
  /** Language of the page, whose captions are on at first. */
  locale: string
}

/** An uploaded video with captions, which can be turned off. With a poster nothing loads before it plays. */
export function UploadedVideo({ file, name, poster, captions, locale }: UploadedVideoProperties) {
  return (
    // eslint-disable-next-line jsx-a11y-x/media-has-caption -- The rule does not see tracks that are mapped.
    <video
      className="video"
      aria-label={name}
      controls
      playsInline
      preload={poster ? 'none' : 'metadata'}
      poster={poster ?? undefined}
      crossOrigin={captions.length > 0 ? 'anonymous' : undefined}
    >
      <source src={file.src} type={file.mediaType} />
      {captions.map(({ language, src }) => (
        <track
          key={language}
          kind="captions"
          srcLang={language}
          label={findLocale(language)?.name}
          src={src}
          default={language === locale}
        />
      ))}
    </video>
  )
}
