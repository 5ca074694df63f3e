/** The forms by which visitors write. */
export const INQUIRY_KINDS = [
  { value: 'contact', title: 'Contact form' },
  { value: 'email', title: 'Asks to be contacted' },
  { value: 'newsletter', title: 'Newsletter' },
  { value: 'application', title: 'Application' },
] as const

/** How far an inquiry has come, in the order in which Studio lists them. */
export const INQUIRY_STATES = [
  { value: 'new', title: 'New' },
  { value: 'answered', title: 'Answered' },
  { value: 'spam', title: 'Spam' },
] as const

/** What a kind of inquiry is called. */
export const kindTitle = (kind: string | undefined): string | undefined =>
  INQUIRY_KINDS.find(({ value }) => value === kind)?.title

/** Types whose documents only the site makes: no draft, no copy, none by hand. */
export const SITE_MADE_TYPES: readonly string[] = ['inquiry', 'customer', 'order']
