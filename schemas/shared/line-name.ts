/** Returns the name of a line item in texts: its title, and its options in brackets. */
export const lineName = ({
  title,
  options,
}: {
  title: string
  options?: string | null | undefined
}): string => (options ? `${title} (${options})` : title)
