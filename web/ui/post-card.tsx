import type { LocaleId } from '#schemas/shared/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import type { PostCard as PostCardContent } from '#web/sanity/types.ts'
import { ContentText } from './content-text.tsx'
import { FormattedDate } from './formatted-date.tsx'
import { Picture } from './picture.tsx'
import { TitleLink } from './title-link.tsx'

interface PostCardProperties {
  post: PostCardContent
  locale: LocaleId
  /** Heading level of the title. */
  level: 2 | 3
  /** `card` in a grid, `lead` large above it, `row` in a list. */
  form?: 'card' | 'lead' | 'row'
  /** Loads the cover at once, for the first cards. */
  first?: boolean
}

const SIZES = {
  card: '(width >= 1024px) 30vw, (width >= 520px) 46vw, 92vw',
  lead: '(width >= 1024px) 56vw, 92vw',
  row: '(width >= 768px) 18rem, 92vw',
}

/** An article in a list: cover, category, date, title and excerpt. */
export function PostCard({ post, locale, level, form = 'card', first = false }: PostCardProperties) {
  return (
    <article className={`post-card post-card--${form} position-relative`}>
      {post.cover && (
        <div className="post-card__cover">
          <Picture image={{ ...post.cover, alt: '' }} sizes={SIZES[form]} first={first} />
        </div>
      )}
      <div>
        {(post.category ?? post.publishedAt) && (
          <p className="post-card__meta mb-3 text-body-secondary fs-small">
            {post.category && (
              <Link href={post.category.href}>
                <ContentText as="span" text={post.category.label} />
              </Link>
            )}
            {post.publishedAt && <FormattedDate moment={post.publishedAt} locale={locale} />}
          </p>
        )}
        <TitleLink
          as={`h${level}`}
          className="post-card__title item-title"
          title={post.title}
          href={post.href}
        />
        <ContentText as="p" className="post-card__excerpt mt-3 text-body-secondary" text={post.excerpt} />
      </div>
    </article>
  )
}
