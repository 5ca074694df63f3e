import { Link } from '#web/i18n/navigation.ts'
import { ContentText } from './content-text.tsx'

interface TitleLinkProperties {
  as: 'h2' | 'h3' | 'h4'
  className: string
  title: string
  href: string
}

/** The title of a card or an entry, whose link covers all of it. */
export const TitleLink = ({ as, className, title, href }: TitleLinkProperties) => (
  <ContentText as={as} className={className} text={title}>
    <Link href={href} className="stretched-link">
      {title}
    </Link>
  </ContentText>
)
