import { getTranslations } from 'next-intl/server'
import { EmailLink, PhoneLink } from '#web/ui/contact-links.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { BlockViewProperties } from '../base.ts'
import type { contactCardsSchema, ContactInfo } from './query.ts'

/** Contact cards. Empty cards are left out. */
export async function ContactCardsBlock({ block }: BlockViewProperties<typeof contactCardsSchema>) {
  const { info } = block
  const Name = block.heading ? 'h3' : 'h2'
  const office = info.officeName ?? info.address ?? info.phone
  const mail = info.email ?? info.responsePromise
  if (!office && !mail) return null
  const texts = await getTranslations('contact')
  return (
    <section className="section contact-cards" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <ContentText as="h2" className="title mb-7" text={block.heading} />
        <div className="cols cols-md-2 border-top">
          {office && (
            <div className="contact-card">
              <Icon name="place" />
              <ContentText as={Name} className="subtitle" text={info.officeName ?? info.address} />
              {info.officeName && <ContentText as="p" className="text-body-secondary" text={info.address} />}
              <Hours info={info} label={texts('openingHours')} />
              {info.phone && (
                <p className="mt-5">
                  <PhoneLink phone={info.phone} />
                </p>
              )}
            </div>
          )}
          {mail && (
            <div className="contact-card">
              <Icon name="mail" />
              <Name className="subtitle">{texts('emailUs')}</Name>
              <ContentText as="p" className="text-body-secondary" text={info.responsePromise} />
              {info.supportHours && (
                <dl>
                  <dt>{texts('supportHours')}</dt>
                  <ContentText as="dd" text={info.supportHours} />
                </dl>
              )}
              {info.email && (
                <p className="mt-5">
                  <EmailLink email={info.email} />
                </p>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

function Hours({ info, label }: { info: ContactInfo; label: string }) {
  if (!info.weekdayHours && !info.weekendHours) return null
  return (
    <dl>
      <dt>{label}</dt>
      <ContentText as="dd" text={info.weekdayHours} />
      <ContentText as="dd" text={info.weekendHours} />
    </dl>
  )
}
