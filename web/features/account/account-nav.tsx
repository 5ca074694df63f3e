import { getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ACCOUNT_PAGES, type AccountPageName } from './pages.ts'
import { SignOutForm } from './sign-out-form.tsx'

/** The navigation between account pages, and the button that signs out. Both are behind a button on narrow screens. */
export async function AccountNav({ page }: { page: AccountPageName }) {
  const texts = await getTranslations('account')
  return (
    <details className="account__nav collapsed-narrow">
      <summary>
        <span className="text-body-secondary">{texts('nav')}</span> {texts(`pages.${page}.title`)}
        <Icon name="chevron-down" />
      </summary>
      <div className="account__menu stack gap-4 justify-items-start">
        <nav className="w-100" aria-label={texts('nav')}>
          <ul role="list" className="nav-list text-body-secondary">
            {ACCOUNT_PAGES.map(({ name, path }) => (
              <li key={name}>
                <Link href={path} prefetch={false} aria-current={name === page ? 'page' : undefined}>
                  {texts(`pages.${name}.title`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <SignOutForm className="btn btn-secondary btn--small" />
      </div>
    </details>
  )
}
