/**
 * Returns the index of the variant with a value that keeps most of the other choices; -1 if no variant has the value.
 *
 * @param others the chosen values of the other options
 */
export function findVariant(
  variants: readonly { choices: readonly string[] }[],
  value: string,
  others: readonly string[],
): number {
  let [best, most] = [-1, -1]
  variants.forEach(({ choices }, index) => {
    const kept = others.filter((choice) => choices.includes(choice)).length
    if (choices.includes(value) && kept > most) [best, most] = [index, kept]
  })
  return best
}
