import { getTranslations } from 'next-intl/server'
import { EmailForm } from '#web/features/contact/email-form.tsx'
import { fallbackLanguage } from '#web/i18n/fallback-language.ts'
import { ButtonRow } from '#web/ui/button-link.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TickList } from '#web/ui/tick-list.tsx'
import type { BlockViewProperties } from '../base.ts'
import { editItemAttribute } from '../edit-item-attribute.ts'
import type { heroSchema } from './query.ts'
import { TypedHeading } from './typed-words.tsx'

/** The texts of a hero: badge and headline, then paragraph and buttons. The layouts place both parts. */
export async function HeroText({ block, page: { isFirst, locale } }: BlockViewProperties<typeof heroSchema>) {
  const texts = await getTranslations('common')
  return (
    <div className="hero__text">
      <div className="hero__head">
        <ContentText
          as="p"
          className="hero__badge d-inline-flex align-items-center gap-3 mb-5 text-body-secondary fs-small fw-medium"
          text={block.badge}
        />
        {block.typedWords.length > 0 ? (
          <TypedHeading
            level={isFirst ? 1 : 2}
            language={fallbackLanguage(block.headline, locale)}
            words={block.typedWords}
            spoken={new Intl.ListFormat(locale, { type: 'conjunction' }).format(block.typedWords)}
            pause={{ label: texts('pauseAnimation'), icon: <Icon name="pause" /> }}
            play={{ label: texts('playAnimation'), icon: <Icon name="play" /> }}
          >
            {block.headline}
          </TypedHeading>
        ) : (
          <ContentText as={isFirst ? 'h1' : 'h2'} className="display" text={block.headline} />
        )}
      </div>
      <div className="hero__more">
        <ContentText as="p" className="lead mt-6" text={block.paragraph} />
        <div className="hero__actions">
          <ButtonRow buttons={block.buttons} />
          {block.emailForm && (
            <div className="w-100 mw-34">
              <EmailForm placeholder={block.emailPlaceholder} submitLabel={block.submitLabel} />
            </div>
          )}
          <TickList
            className="hero__highlights d-flex flex-wrap row-gap-3 column-gap-6 fs-5"
            points={block.highlights}
            attributesOf={(key) => editItemAttribute(block, 'highlights', key)}
          />
        </div>
      </div>
    </div>
  )
}
