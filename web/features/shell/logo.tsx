import type { ComponentProps } from 'react'
import { Link } from '#web/i18n/navigation.ts'
import type { ContentImage } from '#web/sanity/types.ts'
import type { SiteSettings } from './queries.ts'

/** The logo as a link to the home page: the editors' pictures, or else the built-in icon with the site's name. */
export function Logo({ settings, label }: { settings: SiteSettings; label: string }) {
  const light = settings.logoLight ?? settings.logoDark
  const dark = settings.logoDark ?? settings.logoLight
  return (
    <Link
      href="/"
      className="logo d-inline-flex align-items-center gap-3 text-decoration-none"
      aria-label={label}
    >
      {light && dark ? (
        <>
          <LogoPicture image={light} alt={settings.siteName} className="light-only" />
          {/* Lazy, because fewer visitors use the dark theme. */}
          <LogoPicture image={dark} alt={settings.siteName} className="dark-only" loading="lazy" />
        </>
      ) : (
        <>
          <svg className="logo__icon" viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="16" cy="16" r="14.25" />
            <path d="M16 1.75c8 7.5 8 21 0 28.5M1.75 16h28.5" />
            <path className="accent" d="M16 1.75c-8 7.5-8 21 0 28.5" />
          </svg>
          <span className="logo__name">{settings.siteName}</span>
        </>
      )}
    </Link>
  )
}

type LogoPictureProperties = { image: ContentImage } & Pick<
  ComponentProps<'img'>,
  'alt' | 'className' | 'loading'
>

/** The link has a label; the alternative text is for those who do not get the picture. */
function LogoPicture({ image, alt, ...attributes }: LogoPictureProperties) {
  return <img {...attributes} src={image.src} alt={alt} width={image.width} height={image.height} />
}
