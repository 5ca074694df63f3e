import { Link } from '#web/i18n/navigation.ts'
import { Icon } from './icon.tsx'

interface BreadcrumbProperties {
  /** Name of the landmark. */
  label: string
  /** From the root down to the page above this one; `href` is a path without language. */
  trail: { label: string; href: string }[]
  /** The page shown. */
  current: string
}

/** Where the page stands in the site. */
export function Breadcrumb({ label, trail, current }: BreadcrumbProperties) {
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol>
        {trail.map((step) => (
          <li key={step.href}>
            <Link href={step.href}>{step.label}</Link>
            <Icon name="chevron" forward />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
