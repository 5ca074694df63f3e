import { getTranslations } from 'next-intl/server'
import { Icon } from '../icon.tsx'
import { SocialIcon } from '../social-icon.tsx'
import { CopyLink } from './copy-link.tsx'
import { shareLinks } from './share-addresses.ts'

const NETWORKS = { linkedin: 'LinkedIn', twitter: 'X' } as const

interface ShareListProperties {
  /** Accessible name of the list. */
  label: string
  title: string
  /** Full address. */
  url: string
}

/** Links that share a page, and a button that copies its address. */
export async function ShareList({ label, title, url }: ShareListProperties) {
  const texts = await getTranslations('common')
  return (
    <ul role="list" className="share d-flex flex-wrap align-items-center" aria-label={label}>
      {shareLinks({ title, url }).map(({ id, href }) => (
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
  )
}
