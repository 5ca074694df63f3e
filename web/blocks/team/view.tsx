import { listByGroup } from '#web/sanity/queries/groups.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { teamSchema } from './query.ts'
import { TeamMemberCard } from './team-member.tsx'

/** Team members with portraits, optionally by department. Renders nothing when empty. */
export function TeamBlock({ block, page }: BlockViewProperties<typeof teamSchema>) {
  if (block.members.length === 0) return null
  const groups = block.grouped
    ? listByGroup(block.members, ({ department }) => department)
    : [{ group: null, entries: block.members }]
  const level = block.heading ? 3 : 2
  const Department = `h${level}` as const
  return (
    <BlockSection block={block} className="section team">
      {groups.map(({ group, entries }) => (
        <div key={group?.id ?? ''} className="team__group">
          <ContentText
            as={Department}
            className="team__department mb-5 pt-4 border-top-ink"
            text={group?.title}
          />
          <ul role="list" className="cols cols-sm-2 cols-lg-4">
            {entries.map((member) => (
              <li key={member.id}>
                <TeamMemberCard
                  member={member}
                  locale={page.locale}
                  level={group ? (level === 3 ? 4 : 3) : level}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </BlockSection>
  )
}
