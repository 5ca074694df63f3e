/** Returns the chosen values of a variant in the order of the options, such as “Green · Large”. */
export const optionsText = (
  options: readonly { values: readonly { key: string; label: string }[] }[],
  choices: readonly string[],
): string =>
  options
    .flatMap(({ values }) => values.filter(({ key }) => choices.includes(key)))
    .map(({ label }) => label)
    .join(' · ')
