import { getImageProps } from 'next/image'
import { getTranslations } from 'next-intl/server'
import { LOCALES } from '#schemas/shared/locales.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Meridians } from '#web/ui/drawings/meridians.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { BlockViewProperties } from '../base.ts'
import { ProviderPlayer } from './provider-player.tsx'
import type { VideoContent } from './query.ts'

/** A video. File or provider load only on play. Renders nothing without a video. */
export async function VideoBlock({ block }: BlockViewProperties<VideoContent>) {
  const { file, provided, poster } = block
  if (!file && !provided) return null
  const texts = await getTranslations('blocks')
  const name = block.heading ?? texts('video')
  return (
    <section className="section" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <SectionHeading eyebrow={block.eyebrow} heading={block.heading} paragraph={block.paragraph} />
        {file ? (
          <OwnPlayer file={file} poster={poster} captions={block.captions} name={name} />
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
                <span className="video__sign">
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
      </div>
    </section>
  )
}

type OwnPlayerProperties = Pick<VideoContent, 'poster' | 'captions'> & {
  file: NonNullable<VideoContent['file']>
  name: string
}

/** An uploaded video with captions in the page's language, which can be turned off. */
async function OwnPlayer({ file, poster, captions, name }: OwnPlayerProperties) {
  const locale = await currentLocale()
  const still = poster && getImageProps({ src: poster.src, alt: '', width: 1600, height: 900 }).props.src
  return (
    // eslint-disable-next-line jsx-a11y-x/media-has-caption -- The rule does not see tracks that are mapped.
    <video
      className="video"
      aria-label={name}
      controls
      playsInline
      preload={still ? 'none' : 'metadata'}
      poster={still ?? undefined}
      crossOrigin={captions.length > 0 ? 'anonymous' : undefined}
    >
      <source src={file.src} type={file.mediaType} />
      {captions.map(({ language, src }) => (
        <track
          key={language}
          kind="captions"
          srcLang={language}
          label={LOCALES.find(({ id }) => id === language)?.name}
          src={src}
          default={language === locale}
        />
      ))}
    </video>
  )
}
