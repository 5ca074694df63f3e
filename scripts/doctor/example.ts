export interface ExampleVariable {
  name: string
  purpose: string
  source: string
  optional: boolean
}

const BLOCK = /^# (?<purpose>.+)\n# From: (?<source>.+)\n(?<name>[A-Z][A-Z0-9_]*)=/gm
const OPTIONAL = / Optional\.$/

/** Parses .env.example: a line with the purpose, a line with the source, the variable. */
export function readExample(text: string): ExampleVariable[] {
  return [...text.matchAll(BLOCK)].map(({ groups }) => {
    const purpose = groups?.purpose ?? ''
    return {
      name: groups?.name ?? '',
      purpose: purpose.replace(OPTIONAL, ''),
      source: groups?.source ?? '',
      optional: OPTIONAL.test(purpose),
    }
  })
}
