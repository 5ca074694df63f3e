import { getTranslations } from 'next-intl/server'
import { posterUrl } from '#web/sanity/image/image.ts'
import { Meridians } from '#web/ui/drawings/meridians.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { UploadedVideo } from '#web/ui/uploaded-video.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import { ProviderPlayer } from './provider-player.tsx'
import type { videoSchema } from './query.ts'

/** A video. File or provider load only on play. Renders nothing without a video. */
export async function VideoBlock({ block, page }: BlockViewProperties<typeof videoSchema>) {
  const { file, provided, poster } = block
  if (!file && !provided) return null
  const texts = await getTranslations('blocks')
  const name = block.heading ?? texts('video')
  return (
    <BlockSection block={block}>
      {file ? (
        <UploadedVideo
          file={file}
          name={name}
          poster={poster && posterUrl(poster)}
          captions={block.captions}
          locale={page.locale}
        />
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
                <strong className="d-block fw-medium">
                  {texts('playAt', { provider: provided.provider })}
                </strong>
                <span className="d-block fs-small">
                  {texts('playConsent', { provider: provided.provider })}
                </span>
              </span>
            </span>
          </ProviderPlayer>
        )
      )}
    </BlockSection>
  )
}
