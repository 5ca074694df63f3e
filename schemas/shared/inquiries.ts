import { MAIL_STATES } from './orders.ts'

/** The forms that create inquiries. */
export const INQUIRY_KINDS = [
  { value: 'contact', title: 'Contact form' },
  { value: 'email', title: 'Contact request' },
  { value: 'newsletter', title: 'Newsletter' },
  { value: 'application', title: 'Application' },
] as const

/** The states of an inquiry, in the order of Studio's lists. */
export const INQUIRY_STATES = [
  { value: 'new', title: 'New' },
  { value: 'answered', title: 'Answered' },
  { value: 'spam', title: 'Spam' },
] as const

/** The delivery states of the email to the team. */
export const INQUIRY_MAIL_STATES = [...MAIL_STATES, { value: 'none', title: 'Not sent' }] as const

export const INQUIRY_KIND_VALUES = INQUIRY_KINDS.map(({ value }) => value)
export const INQUIRY_STATE_VALUES = INQUIRY_STATES.map(({ value }) => value)
export const INQUIRY_MAIL_STATE_VALUES = INQUIRY_MAIL_STATES.map(({ value }) => value)
