import { join } from 'node:path'
import { MESSAGES } from '../../schemas/shared/interface-texts.ts'
import { ROOT } from '../settings.ts'

/** The types of the English messages. TypeScript reads a JSON file's texts as `string`, without their arguments. */
export const MESSAGE_TYPES_FILE = join(ROOT, 'web', 'i18n', 'messages.generated.ts')

export const messageTypesSource = (): string =>
  `// Written by npm run typegen from schemas/shared/messages/en.json.
export type EnglishMessages = ${JSON.stringify(MESSAGES.en, null, 2)}
`
