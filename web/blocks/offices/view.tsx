import { getTranslations } from 'next-intl/server'
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
          <li key={key} className="office" {...editItemAttribute(block, 'offices', key)}>
            <ContentText as={Name} className="subtitle" text={name} />
            <ContentText as="p" className="office__address" text={address} />
            {hours && (
              <p className="office__hours mt-4 text-body-secondary fs-small">
                <span>{texts('openingHours')}</span> {hours}
              </p>
            )}
            {(phone ?? email) && (
              <p className="d-grid justify-items-start gap-2 mt-5">
                {phone && (
                  <a className="text-link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                    <span className="visually-hidden">{texts('callUs')}: </span>
                    <bdi dir="ltr">{phone}</bdi>
                  </a>
                )}
                {email && (
                  <a className="text-link" href={`mailto:${email}`}>
                    <span className="visually-hidden">{texts('emailUs')}: </span>
                    <bdi dir="ltr">{email}</bdi>
                  </a>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
