import { Link } from '#web/i18n/navigation.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { FormattedDate } from '#web/ui/formatted-date.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TitleLink } from '#web/ui/title-link.tsx'
import type { PostCardContent } from './queries.ts'

interface PostCardProperties {
  post: PostCardContent
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
export function PostCard({ post, level, form = 'card', first = false }: PostCardProperties) {
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
            {post.publishedAt && <FormattedDate moment={post.publishedAt} />}
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
