import { getTranslations } from 'next-intl/server'
import { localizedPath } from '#schemas/shared/routes.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { DrawnIcon } from '#web/ui/drawn-icon.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TitleLink } from '#web/ui/title-link.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { helpTopicsSchema } from './query.ts'

/** A search form, and a card for each help topic with its number of articles. */
export async function HelpTopicsBlock({ block, page }: BlockViewProperties<typeof helpTopicsSchema>) {
  const [texts, navigation] = await Promise.all([getTranslations('help'), getTranslations('navigation')])
  const Title = block.heading ? 'h3' : 'h2'
  const field = `search-${block.key}`
  return (
    <BlockSection block={block} className="section help-topics">
      {block.showSearch && (
        <form className="help-topics__search" role="search" action={localizedPath(page.locale, '/search')}>
          <label className="form-label" htmlFor={field}>
            {texts('searchLabel')}
          </label>
          <input id={field} className="form-control" type="search" name="q" autoComplete="off" />
          <button className="btn btn-primary" type="submit">
            <Icon name="search" />
            {navigation('search')}
          </button>
        </form>
      )}
      {block.topics.length > 0 && (
        <ul role="list" className="services__list help-topics__list">
          {block.topics.map((topic) => (
            <li key={topic.id} className="service">
              <DrawnIcon name={topic.icon} />
              <TitleLink as={Title} className="service__name" title={topic.title} href={topic.href} />
              <ContentText as="p" className="service__summary" text={topic.summary} />
              <p className="help-topics__count">{texts('articleCount', { count: topic.count })}</p>
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  )
}
