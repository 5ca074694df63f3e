import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { ACCOUNT_PAGES, type AccountPageName } from './pages.ts'

/** The navigation between account pages. */
export async function AccountNav({ page }: { page: AccountPageName }) {
  const texts = await getTranslations('account')
  return (
    <nav className="w-100" aria-label={texts('nav')}>
      <ul role="list" className="nav-list d-flex flex-wrap column-gap-5 text-body-secondary">
        {ACCOUNT_PAGES.map(({ name, path }) => (
          <li key={name}>
            <Link href={path} prefetch={false} aria-current={name === page ? 'page' : undefined}>
              {texts(`pages.${name}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
