/** Returns the title of a choice as editors read it; undefined for an unknown value. */
export const choiceTitle = (
  choices: readonly { value: string; title: string }[],
  value: unknown,
): string | undefined => choices.find((choice) => choice.value === value)?.title
