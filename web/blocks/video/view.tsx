import { getImageProps } from 'next/image'
import { getTranslations } from 'next-intl/server'
import { LOCALES } from '#schemas/shared/locales.ts'
import type { BlockViewProperties } from '#web/blocks/types.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Meridians } from '#web/ui/drawings/meridians.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { ProvidedPlayer } from './provided-player.tsx'
import type { VideoContent } from './types.ts'

/** A film. Its bytes, or its provider, are asked for only when somebody presses play. Nothing while there is no film. */
export async function VideoBlock({ block }: BlockViewProperties<VideoContent>) {
  const { file, provided, poster } = block
  if (!file && !provided) return null
  const texts = await getTranslations('blocks')
  const name = block.heading ?? texts('film')
  return (
    <section className="section" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <SectionHeading eyebrow={block.eyebrow} heading={block.heading} paragraph={block.paragraph} />
        {file ? (
          <OwnPlayer file={file} poster={poster} captions={block.captions} name={name} />
        ) : (
          provided && (
            <ProvidedPlayer page={provided.page} player={provided.player} name={name}>
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
            </ProvidedPlayer>
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

/** The site's own film; the captions of the page's language are on, and can be put off. */
async function OwnPlayer({ file, poster, captions, name }: OwnPlayerProperties) {
  const locale = await currentLocale()
  const still = poster && getImageProps({ src: poster.src, alt: '', width: 1600, height: 900 }).props.src
  return (
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
