import type { ReactNode } from 'react'
import type { IconKey } from '#schemas/shared/icons.ts'
import { ContentText } from './content-text.tsx'
import { DrawnIcon } from './drawn-icon.tsx'
import { TitleLink } from './title-link.tsx'

interface IconCardProperties {
  entry: { icon: IconKey | null; title: string; summary: string | null; href: string }
  as: 'h2' | 'h3'
  /** What is below the summary. */
  children: ReactNode
}

/** An entry of a list of cards: a drawn icon, a linked title and a summary. */
export const IconCard = ({ entry, as, children }: IconCardProperties) => (
  <li className="service">
    <DrawnIcon name={entry.icon} />
    <TitleLink as={as} className="service__name item-title" title={entry.title} href={entry.href} />
    <ContentText as="p" className="service__summary text-body-secondary fs-5" text={entry.summary} />
    {children}
  </li>
)
