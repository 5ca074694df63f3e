import type { CodeLanguage } from '#schemas/shared/code-languages.ts'
import type { BlockBase } from '#web/content/types.ts'

/** Lines of code with a sentence below. */
export interface CodeContent extends BlockBase {
  type: 'codeBlock'
  language: CodeLanguage
  code: string | null
  caption: string | null
}
