import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'
import { Link } from '#web/i18n/navigation.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ShareList } from '#web/ui/share/share-list.tsx'
import { Profiles } from './profiles.tsx'
import type { Author, Post } from './queries.ts'

/** The end of an article: tags, share links and author. */
export async function ArticleEnd({ post, locale }: { post: Post; locale: LocaleId }) {
  const texts = await getTranslations('blog')
  const url = environment().SITE_URL + localizedPath(locale, post.paths[locale])
  return (
    <footer className="mw-measure mt-8">
      <div className="d-flex flex-wrap align-items-center justify-content-between gap-5">
        {post.tags.length > 0 && (
          <nav aria-label={texts('tags')}>
            <ul role="list" className="tags">
              {post.tags.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} rel="tag">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ShareList label={texts('share')} title={post.title} url={url} />
      </div>
      {post.author && <AuthorBox author={post.author} />}
    </footer>
  )
}

/** The author with role, biography and profiles. */
async function AuthorBox({ author }: { author: Author }) {
  const texts = await getTranslations('blog')
  return (
    <section className="author-box mt-6 pt-6 border-top-ink">
      {author.portrait && <Picture image={{ ...author.portrait, alt: '' }} sizes="6rem" />}
      <div>
        <h2 className="author-box__name fs-4">
          <span className="visually-hidden">{texts('aboutAuthor')} </span>
          <Link className="text-decoration-none" href={author.href}>
            {author.name}
          </Link>
        </h2>
        <ContentText as="p" className="text-body-secondary fs-small" text={author.role} />
        <ContentText as="p" className="mt-3 text-body-secondary" text={author.biography} />
        <Profiles of={author} />
      </div>
    </section>
  )
}
