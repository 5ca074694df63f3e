import Image from 'next/image'
import { Link } from '#web/i18n/navigation.ts'
import type { SiteSettings } from './types.ts'

/** The logo, leading home: an editor's pictures where given, else the sign of the house beside its name. */
export function Logo({ settings, label }: { settings: SiteSettings; label: string }) {
  const { logoLight, logoDark, siteName } = settings
  const light = logoLight ?? logoDark
  const dark = logoDark ?? logoLight
  return (
    <Link href="/" className="logo" aria-label={label}>
      {light && dark ? (
        <>
          <Image
            className="logo__light"
            src={light.src}
            alt=""
            width={light.width}
            height={light.height}
            loading="eager"
          />
          <Image
            className="logo__dark"
            src={dark.src}
            alt=""
            width={dark.width}
            height={dark.height}
            loading="eager"
          />
        </>
      ) : (
        <>
          <svg className="logo__sign" viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="16" cy="16" r="14.25" />
            <path d="M16 1.750c8 7.5 8 21 0 28.500M1.75 16h28.5" />
            <path className="accent" d="M16 1.750c-8 7.5-8 21 0 28.5" />
          </svg>
          <span className="logo__name">{siteName}</span>
        </>
      )}
    </Link>
  )
}
