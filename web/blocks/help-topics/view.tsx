import { getTranslations } from 'next-intl/server'
import { localizedPath } from '#schemas/shared/routes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconCard } from '#web/ui/icon-card.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { helpTopicsSchema } from './query.ts'

/** A search form, and a card for each help topic with its number of articles; nothing without topics. */
export async function HelpTopicsBlock({ block, page }: BlockViewProperties<typeof helpTopicsSchema>) {
  if (block.topics.length === 0) return null
  const [texts, navigation] = await Promise.all([getTranslations('help'), getTranslations('navigation')])
  const Title = block.heading ? 'h3' : 'h2'
  const field = `search-${block.key}`
  return (
    <BlockSection block={block} className="section help-topics">
      {block.showSearch && (
        <form
          className="help-topics__search mw-44"
          role="search"
          action={localizedPath(page.locale, '/search')}
        >
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
      <ul role="list" className="services__list cols cols-sm-2 cols-lg-3 border-bottom">
        {block.topics.map((topic) => (
          <IconCard key={topic.id} entry={topic} as={Title}>
            <p className="help-topics__count mt-auto fs-small text-body-secondary">
              {texts('articleCount', { count: topic.count })}
            </p>
          </IconCard>
        ))}
      </ul>
    </BlockSection>
  )
}
