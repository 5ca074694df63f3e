import { getTranslations } from 'next-intl/server'
import { EmailLink, PhoneLink } from '#web/ui/contact-links.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import { editItemAttribute } from '../edit-item-attribute.ts'
import type { officesSchema } from './query.ts'

/** The offices side by side. Renders nothing when empty. */
export async function OfficesBlock({ block }: BlockViewProperties<typeof officesSchema>) {
  if (block.offices.length === 0) return null
  const texts = await getTranslations('contact')
  const Name = block.heading ? 'h3' : 'h2'
  return (
    <BlockSection block={block}>
      <ul role="list" className="offices">
        {block.offices.map(({ key, name, address, phone, email, hours }) => (
          <li key={key} className="office pt-5 border-top-ink" {...editItemAttribute(block, 'offices', key)}>
            <ContentText as={Name} className="subtitle" text={name} />
            <ContentText as="p" className="written mt-4" text={address} />
            {hours && (
              <p className="mt-4 text-body-secondary fs-small">
                <span className="d-block">{texts('openingHours')}</span>{' '}
                <ContentText as="span" text={hours} />
              </p>
            )}
            {(phone ?? email) && (
              <p className="d-grid justify-items-start gap-2 mt-5">
                {phone && <PhoneLink phone={phone} />}
                {email && <EmailLink email={email} />}
              </p>
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
