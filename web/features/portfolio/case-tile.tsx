import { ContentText } from '#web/ui/content-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TitleLink } from '#web/ui/title-link.tsx'
import type { CaseStudyCard } from './queries.ts'

interface CaseTileProperties {
  study: CaseStudyCard
  /** Heading level of the title. */
  level: 2 | 3
}

/** A case study as a tile with picture and title. */
export function CaseTile({ study, level }: CaseTileProperties) {
  return (
    <div className="case-tile">
      {study.cover && (
        // A tall tile shows the middle of its cover, which is drawn at twice the tile's width.
        <Picture image={study.cover} sizes="(width >= 1024px) 60vw, (width >= 520px) 90vw, 130vw" />
      )}
      {(study.sector ?? study.year) && (
        <p className="case-tile__facts">
          <ContentText as="span" text={study.sector} />
          {study.year && <span>{study.year}</span>}
        </p>
      )}
      <TitleLink as={`h${level}`} className="item-title" title={study.title} href={study.href} />
      <ContentText as="p" className="mt-3 text-body-secondary fs-5" text={study.summary} />
    </div>
  )
}
