import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { TagList } from '#web/features/blog/tag-list.tsx'
import { Link } from '#web/i18n/navigation.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { FormattedDate } from '#web/ui/formatted-date.tsx'
import type { PostListContent } from './query.ts'

interface PostSidebarProperties {
  block: PostListContent
  locale: LocaleId
  level: 2 | 3
}

/** The sidebar of the blog: categories, tags and newest articles. */
export async function PostSidebar({ block, locale, level }: PostSidebarProperties) {
  const texts = await getTranslations('blog')
  const Heading = `h${level}` as const
  return (
    <aside className="post-sidebar stack gap-7">
      {block.categories.length > 0 && (
        <section>
          <Heading className="label mb-3 text-body">{texts('categories')}</Heading>
          <ul role="list" className="post-sidebar__categories">
            {block.categories.map(({ href, label, count }) => (
              <li key={href} className="d-flex gap-4 py-2 border-top text-body-secondary">
                <Link className="text-body" href={href}>
                  <ContentText as="span" text={label} />
                </Link>
                <span aria-hidden="true">{texts('count', { count })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {block.recent.length > 0 && (
        <section>
          <Heading className="label mb-3 text-body">{texts('recent')}</Heading>
          <ul role="list" className="post-sidebar__recent stack gap-4">
            {block.recent.map(({ id, href, title, publishedAt }) => (
              <li key={id}>
                <Link href={href}>
                  <ContentText as="span" text={title} />
                </Link>
                {publishedAt && <FormattedDate moment={publishedAt} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {block.tags.length > 0 && (
        <section>
          <Heading className="label mb-3 text-body">{texts('tags')}</Heading>
          <TagList tags={block.tags} />
        </section>
      )}
      <p>
        <a className="text-link" href={`/${locale}/feed.xml`}>
          {texts('feed')}
        </a>
      </p>
    </aside>
  )
}
