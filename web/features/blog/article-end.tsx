import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'
import { Link } from '#web/i18n/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SocialIcon } from '#web/ui/social-icon.tsx'
import { AuthorBox } from './author-box.tsx'
import { CopyLink } from './copy-link.tsx'
import type { Post } from './queries.ts'
import { shareLinks } from './share.ts'

const NETWORKS = { linkedin: 'LinkedIn', twitter: 'X' } as const

/** The end of an article: tags, share links and author. */
export async function ArticleEnd({ post, locale }: { post: Post; locale: LocaleId }) {
  const texts = await getTranslations('blog')
  const url = environment().SITE_URL + localizedPath(locale, post.paths[locale])
  return (
    <footer className="article__end">
      <div className="article__ways">
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
        <ul role="list" className="share" aria-label={texts('share')}>
          {shareLinks({ title: post.title, url }).map(({ id, href }) => (
            <li key={id}>
              {id === 'email' ? (
                <a className="icon-button" href={href} title={texts('shareByEmail')}>
                  <Icon name="mail" />
                  <span className="visually-hidden">{texts('shareByEmail')}</span>
                </a>
              ) : (
                <a
                  className="icon-button"
                  href={href}
                  target="_blank"
                  rel="noopener"
                  title={texts('shareOn', { network: NETWORKS[id] })}
                >
                  <SocialIcon platform={id} />
                  <span className="visually-hidden">{texts('shareOn', { network: NETWORKS[id] })}</span>
                </a>
              )}
            </li>
          ))}
          <li>
            <CopyLink url={url} label={texts('copyLink')} done={texts('linkCopied')}>
              <Icon name="link" />
            </CopyLink>
          </li>
        </ul>
      </div>
      {post.author && <AuthorBox author={post.author} />}
    </footer>
  )
}
