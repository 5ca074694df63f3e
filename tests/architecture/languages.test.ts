import { expect, test } from 'vitest'
import { files, read } from './files.ts'

/** Arabic stands for all languages but English: its id as a text, a key or a path. */
const NAMES_ARABIC = /['"]ar['"]|\bar:|\.ar\b|\/ar\.json|"\/ar"|, ar\b/

const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm

/** Languages that people speak, not languages of the site. */
const OTHER_LANGUAGES = ['schemas/shared/content-choices.ts']

test('few files name the languages, so that few change with a new one (CONTRIBUTING)', () => {
  const named = files.filter(
    (path) =>
      /^(?:web|schemas|studio)\/.*\.(?:tsx?|mts)$/.test(path) &&
      !/\.test\.|\.generated\.|\/fixture\.ts$/.test(path) &&
      !OTHER_LANGUAGES.includes(path) &&
      NAMES_ARABIC.test(read(path).replace(COMMENT, '')),
  )
  expect(named.length, named.join('\n')).toBeLessThanOrEqual(21)
})
