import { PortableText } from '@portabletext/react'
import { Link } from '#web/i18n/navigation.ts'
import type { RichText } from './types.ts'

/** Shows formatted text as the editor wrote it; marks and blocks the site does not know are shown as plain text. */
export function RichTextView({ value }: { value: RichText }) {
  return (
    <PortableText
      value={value}
      onMissingComponent={false}
      components={{
        marks: {
          webLink: ({ children, value: mark }) => {
            const href = safeHref((mark as { href?: unknown } | undefined)?.href)
            if (!href) return <>{children}</>
            return href.startsWith('/') ? <Link href={href}>{children}</Link> : <a href={href}>{children}</a>
          },
        },
      }}
    />
  )
}

/** An address that a link may lead to; null for one that could run a script. */
function safeHref(href: unknown): string | null {
  if (typeof href !== 'string') return null
  return /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(href) ? href : null
}
