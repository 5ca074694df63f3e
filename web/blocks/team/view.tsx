import { getTranslations } from 'next-intl/server'
import { DEPARTMENT_VALUES } from '#schemas/shared/content-choices.ts'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { teamSchema } from './query.ts'
import { TeamMemberCard } from './team-member.tsx'

/** Team members with portraits, optionally by department. Renders nothing when empty. */
export async function TeamBlock({ block, page }: BlockViewProperties<typeof teamSchema>) {
  if (block.members.length === 0) return null
  const texts = await getTranslations('team')
  const groups = block.grouped
    ? DEPARTMENT_VALUES.map((id) => ({
        name: texts(id),
        members: block.members.filter(({ department }) => department === id),
      })).filter(({ members }) => members.length > 0)
    : [{ name: null, members: block.members }]
  const level = block.heading ? 3 : 2
  const Group = `h${level}` as const
  return (
    <BlockSection block={block} className="section team">
      {groups.map(({ name, members }) => (
        <div key={name} className="team__group">
          {name && <Group className="team__department">{name}</Group>}
          <ul role="list">
            {members.map((member) => (
              <li key={member.id}>
                <TeamMemberCard
                  member={member}
                  locale={page.locale}
                  level={name ? (level === 3 ? 4 : 3) : level}
                  speaks={texts('speaks')}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </BlockSection>
  )
}
