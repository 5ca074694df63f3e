import { getLocale, getTranslations } from 'next-intl/server'
import { EmailForm } from '#web/features/contact/email-form.tsx'
import { Actions } from '#web/ui/actions.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { editedItem } from '../edited-item.ts'
import { TypedWords } from './typed-words.tsx'
import { spokenList } from './typing.ts'
import type { HeroContent } from './types.ts'

/** The words of a hero: its head (badge and headline), then what leads on. The layouts place the two. */
export async function HeroText({ block, isFirst }: { block: HeroContent; isFirst: boolean }) {
  const [locale, texts] = await Promise.all([getLocale(), getTranslations('common')])
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <div className="hero__text">
      <div className="hero__head">
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
      </div>
      <div className="hero__more">
        {block.paragraph && <p className="lead">{block.paragraph}</p>}
        <div className="hero__ways">
          <Actions buttons={block.buttons} newTabHint={texts('opensInNewTab')} />
          {block.emailForm && (
            <div className="hero__form">
              <EmailForm placeholder={block.emailPlaceholder} submitLabel={block.submitLabel} />
            </div>
          )}
          {block.highlights.length > 0 && (
            <ul role="list" className="hero__highlights">
              {block.highlights.map(({ key, text }) => (
                <li key={key} className="tick" {...editedItem(block, 'highlights', key)}>
                  <Icon name="check" />
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  )
}
