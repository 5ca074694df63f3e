import { getLocale, getTranslations } from 'next-intl/server'
import type { BlockViewProperties } from '#web/blocks/types.ts'
import { Globe } from '#web/ui/drawings/globe.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { EmailForm } from '#web/features/contact/email-form.tsx'
import { TypedWords } from './typed-words.tsx'
import { spokenList } from './typing.ts'
import type { HeroContent } from './types.ts'

/** The first screen: what the company says of itself, its headline finished by one word after another. */
export async function HeroBlock({ block, page }: BlockViewProperties<HeroContent>) {
  const [locale, texts] = await Promise.all([getLocale(), getTranslations('common')])
  const Heading = page.isFirst ? 'h1' : 'h2'
  return (
    <section className="hero" id={block.anchor ?? undefined}>
      <div className="container-fluid hero__grid">
        <div>
          {block.badge && <p className="hero__badge">{block.badge}</p>}
          <Heading className="display">
            {block.headline}
            {block.typedWords.length > 0 && (
              <>
                {' '}
                <TypedWords
                  words={block.typedWords}
                  spoken={spokenList(block.typedWords, locale)}
                  pause={{ label: texts('pauseAnimation'), sign: <Icon name="pause" /> }}
                  play={{ label: texts('playAnimation'), sign: <Icon name="play" /> }}
                />
              </>
            )}
          </Heading>
          {block.paragraph && <p className="lead">{block.paragraph}</p>}
          {block.emailForm && (
            <div className="hero__form">
              <EmailForm placeholder={block.emailPlaceholder} submitLabel={block.submitLabel} />
            </div>
          )}
          {block.highlights.length > 0 && (
            <ul role="list" className="hero__highlights">
              {block.highlights.map(({ key, text }) => (
                <li key={key} className="tick">
                  <Icon name="check" />
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={block.image ? undefined : 'hero__drawing'}>
          {block.image ? (
            <Picture image={block.image} sizes="(width >= 1024px) 40vw, 90vw" first={page.isFirst} />
          ) : (
            <Globe />
          )}
        </div>
      </div>
    </section>
  )
}
