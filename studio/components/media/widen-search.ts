import { LOCALES } from '#schemas/shared/locales.ts'

/** The fields that Media searches. It stores three of them by language, but looks for plain text only. */
const SEARCHED_FIELDS = '[_id, altText, assetId, creditLine, description, originalFilename, title, url] match'

const byLanguage = ['altText', 'description', 'title'].flatMap((field) =>
  LOCALES.map(({ id }) => `${field}.${id}`),
)

/** Returns Media's query with the texts of all languages in its search. */
export const widenSearch = (query: string): string =>
  query.replace(SEARCHED_FIELDS, SEARCHED_FIELDS.replace('[', `[${byLanguage.join(', ')}, `))
