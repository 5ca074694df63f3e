import { getTranslations } from 'next-intl/server'

/** A link that calls a phone number. The “(0)” after a country code is only dialed within the country. */
export async function PhoneLink({ phone }: { phone: string }) {
  const texts = await getTranslations('contact')
  return (
    <a className="text-link" href={`tel:${phone.replace(/\(0\)|[^+\d]/g, '')}`}>
      <span className="visually-hidden">{texts('callUs')}: </span>
      <bdi dir="ltr">{phone}</bdi>
    </a>
  )
}

/** A link that writes to an email address. */
export async function EmailLink({ email }: { email: string }) {
  const texts = await getTranslations('contact')
  return (
    <a className="text-link" href={`mailto:${email}`}>
      <span className="visually-hidden">{texts('emailUs')}: </span>
      <bdi dir="ltr">{email}</bdi>
    </a>
  )
}
