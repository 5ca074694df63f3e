import type { ReactNode } from 'react'
import { ContentText } from './content-text.tsx'
import { Icon } from './icon.tsx'
import { TitleLink } from './title-link.tsx'

/** A link to a page, in a list with hairlines. */
interface EntryContent {
  title: string
  summary: string | null
  /** Path without language. */
  href: string
}

interface EntryProperties extends EntryContent {
  /** Heading level of the title. */
  level: 2 | 3 | 4
  /** Shown below the summary. */
  children?: ReactNode
}

/** A list item with title, summary and an arrow; its link covers all of it. */
export function Entry({ title, summary, href, level, children }: EntryProperties) {
  return (
    <li className="entry position-relative py-5 border-top">
      <TitleLink as={`h${level}`} className="item-title" title={title} href={href} />
      <ContentText as="p" className="mw-measure text-body-secondary" text={summary} />
      {children}
      <Icon name="arrow" forward />
    </li>
  )
}

interface EntryListProperties extends Pick<EntryProperties, 'level'> {
  entries: readonly (EntryContent & { id: string })[]
}

/** A list of links to pages; nothing when there are none. */
export function EntryList({ entries, level }: EntryListProperties) {
  if (entries.length === 0) return null
  return (
    <ul role="list" className="border-bottom">
      {entries.map(({ id, title, summary, href }) => (
        <Entry key={id} title={title} summary={summary} href={href} level={level} />
      ))}
    </ul>
  )
}
