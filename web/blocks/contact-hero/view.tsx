import { getTranslations } from 'next-intl/server'
import type { BlockViewProperties } from '#web/blocks/types.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Meridians } from '#web/ui/drawings/meridians.tsx'
import type { ContactHeroContent } from './types.ts'

/** The head of a page below the home page, with the way back. The top bar lies over it. */
export async function ContactHeroBlock({ block, page }: BlockViewProperties<ContactHeroContent>) {
  const [common, navigation] = await Promise.all([getTranslations('common'), getTranslations('navigation')])
  const Heading = page.isFirst ? 'h1' : 'h2'
  return (
    <section className="contact-hero" id={block.anchor ?? undefined}>
      <div className="contact-hero__drawing">
        <Meridians />
      </div>
      <div className="container-fluid contact-hero__text">
        <Breadcrumb
          label={common('breadcrumb')}
          trail={[{ label: navigation('home'), href: '/' }]}
          current={page.title}
        />
        <Heading className="display display--page">{block.heading}</Heading>
        {block.paragraph && <p className="lead">{block.paragraph}</p>}
      </div>
    </section>
  )
}
