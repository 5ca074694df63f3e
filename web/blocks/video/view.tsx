import { getImageProps } from 'next/image'
import { getTranslations } from 'next-intl/server'
import { currentLocale } from '#web/i18n/locales.ts'
import type { ContentImage } from '#web/sanity/types.ts'
import { Meridians } from '#web/ui/drawings/meridians.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { UploadedVideo } from '#web/ui/uploaded-video.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import { ProviderPlayer } from './provider-player.tsx'
import type { videoSchema } from './query.ts'

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
