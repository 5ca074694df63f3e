import { ContentText } from '#web/ui/content-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TitleLink } from '#web/ui/title-link.tsx'
import type { HelpEntry } from './queries.ts'

/** A list of articles or topics; nothing when there are none. */
export function EntryList({ entries, level }: { entries: HelpEntry[]; level: 'h2' | 'h3' }) {
  if (entries.length === 0) return null
  return (
    <ul role="list" className="border-bottom">
      {entries.map(({ id, title, summary, href }) => (
        <li key={id} className="entry position-relative py-5 border-top">
          <TitleLink as={level} className="item-title" title={title} href={href} />
          <ContentText as="p" className="mw-measure text-body-secondary" text={summary} />
          <Icon name="arrow" forward />
        </li>
      ))}
    </ul>
  )
}
