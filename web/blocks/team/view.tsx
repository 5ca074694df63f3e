import { getTranslations } from 'next-intl/server'
import { DEPARTMENT_VALUES } from '#schemas/shared/content-choices.ts'
import { groupBy } from '#web/lib/group-by.ts'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { teamSchema } from './query.ts'
import { TeamMemberCard } from './team-member.tsx'

/** Team members with portraits, optionally by department. Renders nothing when empty. */
export async function TeamBlock({ block, page }: BlockViewProperties<typeof teamSchema>) {
  if (block.members.length === 0) return null
  const texts = await getTranslations('team')
  const groups = block.grouped
    ? groupBy(block.members, DEPARTMENT_VALUES, ({ department }) => department)
    : [{ name: null, entries: block.members }]
  const level = block.heading ? 3 : 2
  const Group = `h${level}` as const
  return (
    <BlockSection block={block} className="section team">
      {groups.map(({ name, entries }) => (
        <div key={name} className="team__group">
          {name && <Group className="team__department mb-5 pt-4 border-top-ink">{texts(name)}</Group>}
          <ul role="list" className="cols cols-sm-2 cols-lg-4">
            {entries.map((member) => (
              <li key={member.id}>
                <TeamMemberCard
                  member={member}
                  locale={page.locale}
                  level={name ? (level === 3 ? 4 : 3) : level}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </BlockSection>
  )
}
