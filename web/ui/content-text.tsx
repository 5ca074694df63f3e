import { useLocale } from 'next-intl'
import { fallbackLanguage } from '#web/i18n/fallback-language.ts'

interface ContentTextProperties {
  as: 'h1' | 'h2' | 'h3' | 'p'
  /** Nothing is rendered without a text. */
  text: string | null
  className: string
  id?: string | undefined
}

/** A text by editors. Marks the language of a text that is English in place of a missing translation. */
export function ContentText({ as: Element, text, ...attributes }: ContentTextProperties) {
  const locale = useLocale()
  if (!text) return null
  return (
    <Element {...attributes} {...fallbackLanguage(text, locale)}>
      {text}
    </Element>
  )
}
