/** An option with the labels of its values. */
interface LabeledOption {
  values: readonly { key: string; label: string }[]
}

/** Returns the chosen values of a variant in the order of the options, such as “Green · Large”. */
export const optionsText = (options: readonly LabeledOption[], choices: readonly string[]): string =>
  options
    .flatMap(({ values }) => values.filter(({ key }) => choices.includes(key)))
    .map(({ label }) => label)
    .join(' · ')
