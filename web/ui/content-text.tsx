import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { fallbackLanguage } from '#web/i18n/fallback-language.ts'

interface ContentTextProperties {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'dt' | 'dd' | 'li' | 'figcaption' | 'caption' | 'q'
  /** Nothing is rendered without a text. */
  text: string | null | undefined
  className?: string
  id?: string | undefined
  /** Shown in place of the text, such as a link with it. */
  children?: ReactNode
}

/** A text by editors. Marks the language of a text that is English in place of a missing translation. */
export function ContentText({ as: Element, text, children, ...attributes }: ContentTextProperties) {
  const locale = useLocale()
  if (!text) return null
  return (
    <Element {...attributes} {...fallbackLanguage(text, locale)}>
      {children ?? text}
    </Element>
  )
}
