import { Link } from '#web/i18n/navigation.ts'
import type { NamedLink } from '#web/sanity/types.ts'
import { ContentText } from '#web/ui/content-text.tsx'

/** Links to the articles with each tag. */
export const TagList = ({ tags }: { tags: readonly NamedLink[] }) => (
  <ul role="list" className="tags">
    {tags.map(({ label, href }) => (
      <li key={href}>
        <Link href={href} rel="tag">
          <ContentText as="span" text={label} />
        </Link>
      </li>
    ))}
  </ul>
)
