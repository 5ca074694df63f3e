/** Resend takes 254 characters in all and 64 before the at-sign, as mail itself does. */
const BARE = /^[^\s@<>(),;:"\\[\]]{1,64}@(?:[^\s@<>(),;:"\\[\].]{1,63}\.)+[^\s@<>(),;:"\\[\].]{2,63}$/
const NAMED = /^([^<>\r\n]*)<([^<>\s]+)>$/

/** True for `email@example.com` and `Name <email@example.com>` without line breaks, which would make headers. */
export function isAddress(text: string): boolean {
  if (/[\r\n\0]/.test(text)) return false
  const bare = NAMED.exec(text.trim())?.[2] ?? text.trim()
  return bare.length <= 254 && BARE.test(bare)
}
