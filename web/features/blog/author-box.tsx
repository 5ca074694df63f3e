import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Profiles } from './profiles.tsx'
import type { Author } from './queries.ts'

/** The author with role, biography and profiles. */
export async function AuthorBox({ author }: { author: Author }) {
  const texts = await getTranslations('blog')
  return (
    <section className="author-box">
      {author.portrait && <Picture image={{ ...author.portrait, alt: '' }} sizes="6rem" />}
      <div>
        <h2 className="author-box__name">
          <span className="visually-hidden">{texts('aboutAuthor')} </span>
          <Link href={author.href}>{author.name}</Link>
        </h2>
        <ContentText as="p" className="text-body-secondary fs-small" text={author.role} />
        <ContentText as="p" className="mt-3 text-body-secondary" text={author.biography} />
        <Profiles of={author} />
      </div>
    </section>
  )
}
