import { englishText } from '#schemas/preview/localized.ts'
import { combinationsOf, hasChoices } from '#schemas/shared/variants.ts'
import type { ProductVariants, StoredOption, StoredVariant } from '#schemas/validation/variants.ts'

export interface NewVariant extends StoredVariant {
  _type: 'productVariant'
  code: string
  choices: string[]
}

/** Returns a code such as `green-large` from the English labels of the chosen values. */
function codeOf(options: readonly StoredOption[], combination: readonly string[]): string {
  const values = options.flatMap((option) => option.values ?? [])
  return combination
    .map((key) => englishText(values.find(({ _key }) => _key === key)?.label) ?? key)
    .join('-')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Returns a variant for every combination of options that has none. */
export function missingVariants({ options = [], variants = [] }: ProductVariants): NewVariant[] {
  const keys = new Set<string | undefined>(variants.map(({ _key }) => _key))
  const codes = new Set(variants.map(({ code }) => code))
  return combinationsOf(options)
    .filter((combination) => !variants.some(({ choices = [] }) => hasChoices(choices, combination)))
    .map((choices) => ({
      _type: 'productVariant',
      // A variant that is removed and added again has its former stock.
      _key: takeFree(choices.join('-'), keys),
      code: takeFree(codeOf(options, choices) || 'variant', codes),
      choices,
    }))
}

/** Returns a name, with a number behind it if it is taken, and takes it. */
function takeFree(name: string, taken: Set<string | undefined>): string {
  let free = name
  for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`
  taken.add(free)
  return free
}
