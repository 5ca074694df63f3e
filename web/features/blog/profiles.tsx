import { getLocale, getTranslations } from 'next-intl/server'
import { networkName, SocialIcon } from '#web/ui/social-icon.tsx'
import type { Author } from './queries.ts'

/** An author's social profiles; nothing when there are none. */
export async function Profiles({ name, socialLinks }: Pick<Author, 'name' | 'socialLinks'>) {
  if (socialLinks.length === 0) return null
  const [texts, locale] = await Promise.all([getTranslations('navigation'), getLocale()])
  return (
    <ul role="list" className="share d-flex flex-wrap align-items-center">
      {socialLinks.map(({ platform, url }) => (
        <li key={url}>
          <a className="icon-button" href={url} rel="noopener me">
            <SocialIcon platform={platform} />
            <span className="visually-hidden">
              {texts('socialProfile', { site: name, network: networkName(platform, locale) })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
