import { getTranslations } from 'next-intl/server'
import { groq } from 'next-sanity'
import { z } from 'zod'
import { DEPARTMENT_VALUES } from '#schemas/shared/content-choices.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { groupBy } from '#web/features/saas/group-by.ts'
import { imageSchema } from '#web/sanity/image/image.ts'
import { choice, flag, listOf, optionalText, text } from '#web/sanity/parse.ts'
import { imageFields, localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { type BlockViewProperties, sectionSchema } from '../base.ts'
import { BlockSection } from '../block-section.tsx'

const teamMemberFields = groq`
  "id": _id,
  "name": ${localized('name')},
  "role": ${localized('role')},
  department,
  "biography": ${localized('biography')},
  portrait { ${imageFields} },
  languages
`

/** Fields of the block: the chosen colleagues, or all of them. */
export const teamFields = groq`
  ${sectionFields},
  grouped,
  "members": select(
    count(members) > 0 => members[]->{ ${teamMemberFields} },
    *[_type == "teamMember"] | order(order asc, _id asc) { ${teamMemberFields} }
  )
`

const memberSchema = z.object({
  id: z.string(),
  name: text,
  role: optionalText,
  department: choice(DEPARTMENT_VALUES, 'engineering'),
  biography: optionalText,
  portrait: imageSchema,
  /** BCP 47 tags. */
  languages: listOf(text),
})

export const teamSchema = sectionSchema('teamBlock').extend({
  grouped: flag(true),
  members: listOf(memberSchema),
})

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
          {name && <Group className="team__department">{texts(name)}</Group>}
          <ul role="list">
            {entries.map((member) => (
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

interface TeamMemberCardProperties {
  member: z.output<typeof memberSchema>
  locale: LocaleId
  /** Heading level of the title. */
  level: 2 | 3 | 4
  /** Label of the languages. */
  speaks: string
}

/** A team member: portrait, name, role, biography and languages. */
function TeamMemberCard({ member, locale, level, speaks }: TeamMemberCardProperties) {
  const Name = `h${level}` as const
  const languages = new Intl.DisplayNames([locale], { type: 'language' })
  const names = member.languages.flatMap((tag) => nameOf(languages, tag) ?? [])
  return (
    <div className="colleague">
      {member.portrait && (
        <Picture image={member.portrait} sizes="(width >= 1024px) 22vw, (width >= 520px) 44vw, 96px" />
      )}
      <ContentText as={Name} className="colleague__name" text={member.name} />
      <ContentText as="p" className="text-accent fs-small" text={member.role} />
      <ContentText as="p" className="mt-3 fs-5 text-body-secondary" text={member.biography} />
      {names.length > 0 && (
        <p className="mt-3 fs-small">
          <span>{speaks}</span> {new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)}
        </p>
      )}
    </div>
  )
}

/** Returns the name of a language in the page's language; undefined for an invalid tag. */
function nameOf(languages: Intl.DisplayNames, tag: string): string | undefined {
  try {
    return languages.of(tag)
  } catch {
    return undefined
  }
}
