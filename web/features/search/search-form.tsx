import { getLocale, getTranslations } from 'next-intl/server'
import { Icon } from '#web/ui/icon.tsx'
import { localizedPath } from '#schemas/shared/routes.ts'
import { suggestionTexts } from './kinds.ts'
import { SuggestionsWhenNeeded } from './suggestions-when-needed.tsx'

interface SearchFormProperties {
  id: string
  /** What the field holds at first. */
  question?: string
  /** Whether suggestions appear while one types. */
  suggests?: boolean
}

/** The search input: a plain GET form, which works before and without any script. */
export async function SearchForm({ id, question, suggests = true }: SearchFormProperties) {
  const [texts, locale] = await Promise.all([getTranslations('navigation'), getLocale()])
  const action = localizedPath(locale, '/search')
  return (
    <form className="search" role="search" action={action} method="get">
      <label className="visually-hidden" htmlFor={id}>
        {texts('search')}
      </label>
      <input
        id={id}
        className="form-control"
        type="search"
        name="q"
        defaultValue={question}
        placeholder={texts('searchPlaceholder')}
        autoComplete="off"
      />
      <button className="icon-button" type="submit">
        <span className="visually-hidden">{texts('search')}</span>
        <Icon name="search" />
      </button>
      {suggests && <SuggestionsWhenNeeded locale={locale} texts={await suggestionTexts()} />}
    </form>
  )
}

/** The same search behind a button. */
export async function FloatingSearch() {
  const texts = await getTranslations('navigation')
  return (
    <details className="menu menu--end menu--across" name="top-bar" data-menu="">
      <summary className="icon-button">
        <span className="visually-hidden">{texts('search')}</span>
        <Icon name="search" />
      </summary>
      <div className="menu__panel menu__panel--wide">
        <SearchForm id="search-floating" />
      </div>
    </details>
  )
}
