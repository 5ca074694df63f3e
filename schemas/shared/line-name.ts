/** Returns the name of a line item in Studio: its title, and its options in brackets. The site has a message for it. */
export const lineName = ({
  title,
  options,
}: {
  title: string
  options?: string | null | undefined
}): string => (options ? `${title} (${options})` : title)
