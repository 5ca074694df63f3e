import { getLocale, getTranslations } from 'next-intl/server'
import { groq } from 'next-sanity'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { EmailForm } from '#web/features/contact/email-form.tsx'
import { fallbackLanguage } from '#web/i18n/fallback-language.ts'
import { imageSchema } from '#web/sanity/image/image.ts'
import { choice, flag, keyedText, listOf, optionalText, text } from '#web/sanity/parse.ts'
import { buttonsSchema } from '#web/sanity/queries/link.ts'
import { buttonFields, imageFields, localized } from '#web/sanity/queries/projections.ts'
import { ButtonRow } from '#web/ui/button-link.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { Globe } from '#web/ui/drawings/globe.tsx'
import { Strata } from '#web/ui/drawings/strata.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TickList } from '#web/ui/tick-list.tsx'
import { type BlockEditing, blockSchema, type BlockViewProperties } from '../base.ts'
import { editItemAttribute } from '../edit-item-attribute.ts'
import { TypedHeading } from './typed-words.tsx'
import { spokenList } from './typing.ts'

export const heroFields = groq`
  layout,
  "badge": ${localized('badge')},
  "headline": ${localized('headline')},
  typedWords[] { "text": ${localized('text')} },
  "paragraph": ${localized('paragraph')},
  buttons[] { ${buttonFields} },
  emailForm,
  "emailPlaceholder": ${localized('emailPlaceholder')},
  "submitLabel": ${localized('submitLabel')},
  highlights[] { "key": _key, "text": ${localized('text')} },
  image { ${imageFields} }
`

/** Parses the block; requires a headline. */
export const heroSchema = blockSchema('heroBlock').extend({
  layout: choice(['globe', 'split', 'centred', 'statement'], 'globe'),
  badge: optionalText,
  /** The fixed part of the headline. */
  headline: text,
  /** Words typed after the headline; may be empty. */
  typedWords: listOf(z.object({ text }).transform((word) => word.text)),
  paragraph: optionalText,
  buttons: buttonsSchema,
  /** Whether it contains an email form. */
  emailForm: flag(true),
  emailPlaceholder: optionalText,
  submitLabel: optionalText,
  highlights: listOf(keyedText),
  image: imageSchema,
})

/** The hero of a page: a headline whose last words may be typed. */
type HeroContent = z.output<typeof heroSchema>

/** The drawing that replaces a missing picture, and the width at which a picture is drawn: wider than its box where that is tall. */
const LAYOUTS: Record<HeroContent['layout'], { drawing: ReactNode; sizes: string }> = {
  globe: { drawing: <Globe />, sizes: '(width >= 1024px) 40vw, 90vw' },
  // High-density phones need less than the full width.
  split: { drawing: <Strata />, sizes: '(width >= 1920px) 64vw, (width >= 1024px) 1200px, 80vw' },
  centred: { drawing: <Globe />, sizes: '(width >= 1320px) 1200px, 90vw' },
  statement: { drawing: null, sizes: '100vw' },
}

/** The hero of a page in one of four layouts. */
export function HeroBlock({ block, page }: BlockViewProperties<typeof heroSchema>) {
  const { drawing, sizes } = LAYOUTS[block.layout]
  return (
    <section className={`hero hero--${block.layout}`} id={block.anchor ?? undefined}>
      <div className="container-fluid hero__grid">
        <HeroText block={block} isFirst={page.isFirst} />
        {block.image ? (
          <div className="hero__picture">
            <Picture image={block.image} sizes={sizes} first={page.isFirst} />
          </div>
        ) : (
          drawing && <div className="hero__drawing">{drawing}</div>
        )}
      </div>
    </section>
  )
}

/** The texts of a hero: badge and headline, then paragraph and buttons. The layouts place both parts. */
async function HeroText({ block, isFirst }: { block: HeroContent & BlockEditing; isFirst: boolean }) {
  const [locale, texts] = await Promise.all([getLocale(), getTranslations('common')])
  return (
    <div className="hero__text">
      <div className="hero__head">
        <ContentText
          as="p"
          className="hero__badge mb-5 text-body-secondary fs-small fw-medium"
          text={block.badge}
        />
        {block.typedWords.length > 0 ? (
          <TypedHeading
            level={isFirst ? 1 : 2}
            language={fallbackLanguage(block.headline, locale)}
            words={block.typedWords}
            spoken={spokenList(block.typedWords, locale)}
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
          <ButtonRow buttons={block.buttons} newTabHint={texts('opensInNewTab')} />
          {block.emailForm && (
            <div className="hero__form">
              <EmailForm placeholder={block.emailPlaceholder} submitLabel={block.submitLabel} />
            </div>
          )}
          <TickList
            className="hero__highlights"
            points={block.highlights}
            attributesOf={(key) => editItemAttribute(block, 'highlights', key)}
          />
        </div>
      </div>
    </div>
  )
}
