import { getImageProps } from 'next/image'
import { getTranslations } from 'next-intl/server'
import { groq } from 'next-sanity'
import { videoAt } from '#schemas/shared/video-providers.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { imageSchema } from '#web/sanity/image/image.ts'
import { text } from '#web/sanity/parse.ts'
import { imageFields, sectionFields } from '#web/sanity/queries/projections.ts'
import { captionsField, captionsSchema, videoFileFields, videoFileSchema } from '#web/sanity/queries/video.ts'
import type { ContentImage } from '#web/sanity/types.ts'
import { Meridians } from '#web/ui/drawings/meridians.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { UploadedVideo } from '#web/ui/uploaded-video.tsx'
import { type BlockViewProperties, sectionSchema } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import { ProviderPlayer } from './provider-player.tsx'

export const videoFields = groq`
  ${sectionFields},
  "file": file.${videoFileFields},
  "provided": url,
  poster { ${imageFields} },
  ${captionsField}
`

const providedSchema = text
  .transform((page) => {
    const video = videoAt(page)
    return video && { ...video, page }
  })
  .nullable()
  .catch(null)

/** Parses the block; the address of an unknown provider is null. */
export const videoSchema = sectionSchema('videoBlock').extend({
  file: videoFileSchema,
  /** `page` is the video's page at the provider. */
  provided: providedSchema,
  poster: imageSchema,
  captions: captionsSchema,
})

/** A video. File or provider load only on play. Renders nothing without a video. */
export async function VideoBlock({ block }: BlockViewProperties<typeof videoSchema>) {
  const { file, provided, poster } = block
  if (!file && !provided) return null
  const [locale, texts] = await Promise.all([currentLocale(), getTranslations('blocks')])
  const name = block.heading ?? texts('video')
  return (
    <BlockSection block={block}>
      {file ? (
        <UploadedVideo {...{ file, name, locale }} poster={stillOf(poster)} captions={block.captions} />
      ) : (
        provided && (
          <ProviderPlayer page={provided.page} player={provided.player} name={name}>
            {poster ? (
              <Picture image={poster} sizes="(width >= 1320px) 1200px, 100vw" />
            ) : (
              <span className="video__ground">
                <Meridians />
              </span>
            )}
            <span className="video__play">
              <span className="video__icon">
                <Icon name="play" />
              </span>
              <span>
                <strong>{texts('playAt', { provider: provided.provider })}</strong>
                <span>{texts('playConsent', { provider: provided.provider })}</span>
              </span>
            </span>
          </ProviderPlayer>
        )
      )}
    </BlockSection>
  )
}

/** Returns the picture of a video, as wide as it is shown at most. */
const stillOf = (poster: ContentImage | null): string | null =>
  poster && getImageProps({ src: poster.src, alt: '', width: 1600, height: 900 }).props.src
