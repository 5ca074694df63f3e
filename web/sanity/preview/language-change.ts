/** Presentation's message that opens another page, as far as it is used here. */
interface NavigationMessage {
  type?: unknown
  data?: { url?: unknown }
}

/** Returns the language in a path, its first segment. */
const languageOf = ({ pathname }: URL) => pathname.split('/')[1]

/**
 * Returns the address of the page that Presentation opens if it is in another language than the current one. Such a page is a
 * new document, with its own direction and fonts; opened by the router, it loses the connection to Presentation.
 */
export function readLanguageChange(message: NavigationMessage | null, current: string): string | undefined {
  const url = message?.data?.url
  if (message?.type !== 'presentation/navigate' || typeof url !== 'string') return undefined
  const target = new URL(url, current)
  return languageOf(target) === languageOf(new URL(current)) ? undefined : target.href
}
