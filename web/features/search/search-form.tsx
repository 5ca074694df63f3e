import { getLocale, getTranslations } from 'next-intl/server'
import { localizedPath } from '#schemas/shared/routes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { suggestionTexts } from './kinds.ts'
import { LazySuggestions } from './lazy-suggestions.tsx'

interface SearchFormProperties {
  id: string
  /** Initial value of the field. */
  query?: string
  /** Whether suggestions appear while typing. */
  suggests?: boolean
}

/** The search form: a plain GET form, which works without JavaScript. */
export async function SearchForm({ id, query, suggests = true }: SearchFormProperties) {
  const [texts, locale] = await Promise.all([getTranslations('navigation'), getLocale()])
  const action = localizedPath(locale, '/search')
  return (
    <form className="search d-flex position-relative" role="search" action={action} method="get">
      <label className="visually-hidden" htmlFor={id}>
        {texts('search')}
      </label>
      <input
        id={id}
        className="form-control"
        type="search"
        name="q"
        defaultValue={query}
        placeholder={texts('searchPlaceholder')}
        autoComplete="off"
      />
      <button className="icon-button" type="submit">
        <span className="visually-hidden">{texts('search')}</span>
        <Icon name="search" />
      </button>
      {suggests && <LazySuggestions texts={await suggestionTexts()} />}
    </form>
  )
}

/** The search form in a dropdown. */
export async function FloatingSearch() {
  const texts = await getTranslations('navigation')
  return (
    <Menu className="menu menu--end menu--across" name="top-bar">
      <summary className="icon-button">
        <span className="visually-hidden">{texts('search')}</span>
        <Icon name="search" />
      </summary>
      <div className="menu__panel menu__panel--wide">
        <SearchForm id="search-floating" />
      </div>
    </Menu>
  )
}
