import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { TeamMember } from './query.ts'

interface TeamMemberCardProperties {
  member: TeamMember
  locale: LocaleId
  /** Heading level of the title. */
  level: 2 | 3 | 4
}

/** A team member: portrait, name, role, biography and languages. */
export async function TeamMemberCard({ member, locale, level }: TeamMemberCardProperties) {
  const texts = await getTranslations('team')
  const Name = `h${level}` as const
  const languages = new Intl.DisplayNames([locale], { type: 'language' })
  const names = member.languages.flatMap((tag) => languages.of(tag) ?? [])
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
          <span>{texts('speaks')}</span> {new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)}
        </p>
      )}
    </div>
  )
}
