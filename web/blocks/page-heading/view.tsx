import { getTranslations } from 'next-intl/server'
import type { BlockViewProperties } from '#web/blocks/types.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Meridians } from '#web/ui/drawings/meridians.tsx'
import type { PageHeadingContent } from './types.ts'

/** The head of a page below the home page, with the way back. The top bar lies over it. */
export async function PageHeadingBlock({ block, page }: BlockViewProperties<PageHeadingContent>) {
  const [common, navigation] = await Promise.all([getTranslations('common'), getTranslations('navigation')])
  const Heading = page.isFirst ? 'h1' : 'h2'
  return (
    <section className="page-heading" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <Breadcrumb
          label={common('breadcrumb')}
          trail={[{ label: navigation('home'), href: '/' }]}
          current={page.title}
        />
        {block.eyebrow && <p className="eyebrow">{block.eyebrow}</p>}
        <Heading className="display display--page">{block.heading}</Heading>
        {block.paragraph && <p className="lead">{block.paragraph}</p>}
      </div>
      <div className="page-heading__drawing">
        <Meridians />
      </div>
    </section>
  )
}
