import { getTranslations } from 'next-intl/server'
import type { NamedLink } from '#web/sanity/types.ts'
import { PreviousNextLinks } from '#web/ui/previous-next-links.tsx'
import { PostCard } from './post-card.tsx'
import type { Post } from './queries.ts'

/** Links to the previous and next article, and related articles. */
export async function FurtherReading({ post }: { post: Post }) {
  const texts = await getTranslations('blog')
  return (
    <div className="container-fluid further-reading">
      <PreviousNextLinks
        previous={toAdjacentPage(post.previous)}
        next={toAdjacentPage(post.next)}
        texts={{ label: texts('previousAndNext'), previous: texts('previous'), next: texts('next') }}
      />
      {post.related.length > 0 && (
        <section>
          <h2 className="subtitle mt-8 mb-6">{texts('related')}</h2>
          <ul role="list" className="post-grid cols cols-sm-2 cols-lg-3">
            {post.related.map((card) => (
              <li key={card.id}>
                <PostCard post={card} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const toAdjacentPage = (link: NamedLink | null) => link && { title: link.label, href: link.href }
