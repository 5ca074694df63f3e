import type { SocialLink } from '../shared/documents.generated.ts'
import type { LocatedResult, ValidationResult } from './addresses.ts'
import { findRepeated } from './listed-once.ts'

/** Checks an e-mail address: at most 254 characters, 64 before the “@”. An empty value passes. */
export function checkEmail(email: string | undefined): ValidationResult {
  if (!email) return true
  const isEmail = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email) && email.length <= 254
  return isEmail ? true : 'Enter one full email address, e.g. hello@example.com.'
}

/** Checks a telephone number in international form. An empty value passes. */
export function checkPhone(phone: string | undefined): ValidationResult {
  if (!phone) return true
  const digits = phone.replace(/[\s()-]/g, '')
  return /^\+[1-9]\d{6,14}$/.test(digits)
    ? true
    : 'Start with “+” and the country code, e.g. +44 20 7946 0123.'
}

/** Checks that the URL of a profile is on its network. An incomplete value passes. */
export function checkProfileUrl(
  url: string | undefined,
  network: { title: string; hosts?: readonly string[] } | undefined,
): ValidationResult {
  const host = url ? URL.parse(url)?.hostname : undefined
  if (!host || !network?.hosts) return true
  const fits = network.hosts.some((own) => host === own || host.endsWith(`.${own}`))
  return fits
    ? true
    : `This URL isn’t on ${network.title}. Paste the profile’s URL, or choose another network.`
}

/** The part of a social profile that is compared. */
export type ListedProfile = { _key: string } & Pick<SocialLink, 'url'>

/** Checks that no profile is listed twice. The error points to the URL of the second one, because an item has no input. */
export function checkDuplicateProfiles(profiles: readonly ListedProfile[] = []): LocatedResult {
  const repeated = findRepeated(profiles, ({ url }) => url)
  if (!repeated) return true
  return { message: 'This profile is listed twice. Remove one.', path: [{ _key: repeated._key }, 'url'] }
}
