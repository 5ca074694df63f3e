import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import type { NamedLink } from '#web/content/types.ts'
import { NeighbourLinks } from '#web/ui/neighbour-links.tsx'
import { PostCard } from '#web/ui/post-card.tsx'
import type { Post } from './data.ts'

/** Where to go on after an article: to its neighbours by date, and to those that have most in common with it. */
export async function FurtherReading({ post, locale }: { post: Post; locale: LocaleId }) {
  const texts = await getTranslations('blog')
  return (
    <div className="container-fluid further-reading">
      <NeighbourLinks
        previous={asNeighbour(post.previous)}
        next={asNeighbour(post.next)}
        texts={{ label: texts('neighbours'), previous: texts('previous'), next: texts('next') }}
      />
      {post.related.length > 0 && (
        <section>
          <h2 className="subtitle">{texts('related')}</h2>
          <ul role="list" className="post-grid">
            {post.related.map((card) => (
              <li key={card.id}>
                <PostCard post={card} locale={locale} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const asNeighbour = (link: NamedLink | null) => link && { title: link.label, href: link.href }
