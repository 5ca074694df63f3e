import { ContentText } from '#web/ui/content-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TitleLink } from '#web/ui/title-link.tsx'
import type { HelpEntry } from './queries.ts'

/** A list of articles or topics; nothing when there are none. */
export function EntryList({ entries, level }: { entries: HelpEntry[]; level: 'h2' | 'h3' }) {
  if (entries.length === 0) return null
  return (
    <ul role="list" className="entry-list">
      {entries.map(({ id, title, summary, href }) => (
        <li key={id} className="entry">
          <TitleLink as={level} className="entry__title" title={title} href={href} />
          <ContentText as="p" className="entry__text" text={summary} />
          <Icon name="arrow" forward />
        </li>
      ))}
    </ul>
  )
}
