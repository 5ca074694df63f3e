import { getTranslations } from 'next-intl/server'
import { SOCIAL_PLATFORMS } from '#schemas/shared/content-choices.ts'
import { SocialIcon } from '#web/ui/social-icon.tsx'
import type { Author } from './queries.ts'

/** An author's social profiles; nothing when there are none. */
export async function Profiles({ of: { name, socialLinks } }: { of: Pick<Author, 'name' | 'socialLinks'> }) {
  if (socialLinks.length === 0) return null
  const texts = await getTranslations('navigation')
  return (
    <ul role="list" className="share d-flex flex-wrap align-items-center">
      {socialLinks.map(({ platform, url }) => {
        const network = SOCIAL_PLATFORMS.find(({ value }) => value === platform)?.title ?? platform
        return (
          <li key={url}>
            <a className="icon-button" href={url} rel="noopener me">
              <SocialIcon platform={platform} />
              <span className="visually-hidden">{texts('socialProfile', { site: name, network })}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
