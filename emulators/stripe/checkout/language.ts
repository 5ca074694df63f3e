/** The languages of the pages. */
export const LANGUAGES = [
  { code: 'en', name: 'English', direction: 'ltr', format: 'en-GB' },
  { code: 'zh', name: '中文', direction: 'ltr', format: 'zh-CN' },
  { code: 'ar', name: 'العربية', direction: 'rtl', format: 'ar-SA-u-nu-latn' },
] as const

export type Language = (typeof LANGUAGES)[number]

const byCode = (code: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language.code === code?.slice(0, 2).toLowerCase())

/** Chooses the language of a page: selected on it, else of the session, else of the browser, else English. */
export function chooseLanguage(request: Request, url: URL, locale: string | null): Language {
  const requested = byCode(url.searchParams.get('lang')) ?? byCode(locale === 'auto' ? null : locale)
  if (requested) return requested
  const accepted = (request.headers.get('accept-language') ?? '').split(',').map((entry) => {
    const [code, weight] = entry.trim().split(';q=')
    return { code, weight: weight === undefined ? 1 : Number(weight) }
  })
  const known = accepted
    .sort((one, other) => other.weight - one.weight)
    .map(({ code }) => byCode(code))
    .find((language) => language !== undefined)
  return known ?? LANGUAGES[0]
}
