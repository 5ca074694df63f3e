import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import type { NamedLink } from '#web/content/types.ts'
import { Link } from '#web/i18n/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PostCard } from '#web/ui/post-card.tsx'
import type { Post } from './data.ts'

/** Where to go on after an article: to its neighbours by date, and to those that have most in common with it. */
export async function FurtherReading({ post, locale }: { post: Post; locale: LocaleId }) {
  const texts = await getTranslations('blog')
  return (
    <div className="container-fluid further-reading">
      {(post.previous ?? post.next) && (
        <nav className="neighbours" aria-label={texts('neighbours')}>
          {post.previous && <Neighbour link={post.previous} label={texts('previous')} side="prev" />}
          {post.next && <Neighbour link={post.next} label={texts('next')} side="next" />}
        </nav>
      )}
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

function Neighbour({ link, label, side }: { link: NamedLink; label: string; side: 'prev' | 'next' }) {
  return (
    <Link className={`neighbour neighbour--${side}`} rel={side} href={link.href}>
      <span className="neighbour__label">
        {side === 'prev' && <Icon name="arrow" backward />}
        {label}
        {side === 'next' && <Icon name="arrow" forward />}
      </span>
      <span className="neighbour__title">{link.label}</span>
    </Link>
  )
}
