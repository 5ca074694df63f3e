/** What a picture shows, for people who cannot see it: one sentence a language, at most 160 characters. */
export interface Alt {
  en: string
  zh: string
  ar: string
}
