import type { LocaleId } from '#schemas/shared/locales.ts'
import type { EnglishMessages } from './messages.generated.ts'

declare module 'next-intl' {
  /** Makes an unknown language, message key or argument a type error. */
  interface AppConfig {
    Locale: LocaleId
    Messages: EnglishMessages
  }
}
