import type { BlockBase } from '#web/content/types.ts'

/** How the company can be reached; what an editor left empty is null. */
export interface ContactInfo {
  officeName: string | null
  address: string | null
  phone: string | null
  email: string | null
  weekdayHours: string | null
  weekendHours: string | null
  supportHours: string | null
  responsePromise: string | null
}

/** The office card and the e-mail card. */
export interface ContactCardsContent extends BlockBase {
  type: 'contactCardsBlock'
  heading: string | null
  info: ContactInfo
}
