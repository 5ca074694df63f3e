import { expect, test } from 'vitest'
import { files, read } from './files.ts'

/** Arabic stands for all languages but English: its id as a text, a key or a path. */
const NAMES_ARABIC = /['"]ar['"]|\bar:|\.ar\b|\/ar\.json|"\/ar"|, ar\b/

const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm

/** The files to look at for a new language (CONTRIBUTING). Elsewhere loop over `LOCALES`, or use `byLocale`. */
const FILES = [
  'schemas/shared/currencies.ts',
  'schemas/shared/interface-texts.ts',
  'schemas/shared/locales.ts',
  'schemas/shared/routes.ts',
  'studio/actions/duplicate.ts',
  'studio/components/interface-texts/styles.ts',
  'web/app/global-error.tsx',
  'web/features/sharing/fonts.ts',
  'web/features/shell/fonts.ts',
  'web/features/shop/pricing/queries.ts',
  'web/i18n/fallback-language.ts',
  'web/sanity/cache/site-structure.ts',
  'web/sanity/queries/messages.ts',
  'web/sanity/queries/projections.ts',
  'web/vendors/deepl/translate.ts',
  'web/vendors/stripe/client.ts',
]

test('these files name languages', () => {
  const named = files.filter(
    (path) =>
      /^(?:web|schemas|studio)\/.*\.(?:tsx?|mts)$/.test(path) &&
      !/\.test\.|\.generated\.|\/fixture\.ts$|^studio\/migrations\//.test(path) &&
      NAMES_ARABIC.test(read(path).replace(COMMENT, '')),
  )
  expect(named.sort()).toEqual(FILES)
})
