import type { LocaleId } from '#schemas/shared/locales.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { TeamMember } from './types.ts'

interface ColleagueProperties {
  member: TeamMember
  locale: LocaleId
  /** Level of the heading that names them. */
  level: 2 | 3 | 4
  /** Stands before the languages. */
  speaks: string
}

/** A colleague: portrait, name, what they do, and in which languages one may talk with them. */
export function Colleague({ member, locale, level, speaks }: ColleagueProperties) {
  const Name = `h${level}` as const
  const languages = new Intl.DisplayNames([locale], { type: 'language' })
  const names = member.languages.flatMap((tag) => nameOf(languages, tag) ?? [])
  return (
    <div className="colleague">
      {member.portrait && (
        <Picture image={member.portrait} sizes="(width >= 1024px) 22vw, (width >= 520px) 44vw, 96px" />
      )}
      <Name className="colleague__name">{member.name}</Name>
      {member.role && <p className="colleague__role">{member.role}</p>}
      {member.biography && <p className="colleague__biography">{member.biography}</p>}
      {names.length > 0 && (
        <p className="colleague__languages">
          <span>{speaks}</span> {new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)}
        </p>
      )}
    </div>
  )
}

/** The name of a language in that of the page; none for a tag that is not one. */
function nameOf(languages: Intl.DisplayNames, tag: string): string | undefined {
  try {
    return languages.of(tag)
  } catch {
    return undefined
  }
}
