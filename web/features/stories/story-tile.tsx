import { ContentText } from '#web/ui/content-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TitleLink } from '#web/ui/title-link.tsx'
import type { StoryCard } from './queries.ts'

interface StoryTileProperties {
  story: StoryCard
  /** Heading level of the title. */
  level: 2 | 3
}

/** A customer story as a tile with picture and title. */
export function StoryTile({ story, level }: StoryTileProperties) {
  return (
    <div className="case-tile">
      {story.cover && <Picture image={story.cover} sizes="(width >= 768px) 46vw, 92vw" />}
      {(story.sector ?? story.customer) && (
        <p className="case-tile__facts">
          <ContentText as="span" text={story.sector} />
          <ContentText as="span" text={story.customer} />
        </p>
      )}
      <TitleLink as={`h${level}`} className="item-title" title={story.title} href={story.href} />
      <ContentText as="p" className="mt-3 text-body-secondary fs-5" text={story.summary} />
    </div>
  )
}
