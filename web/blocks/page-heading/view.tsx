import { getTranslations } from 'next-intl/server'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { Meridians } from '#web/ui/drawings/meridians.tsx'
import type { BlockViewProperties } from '../base.ts'
import type { pageHeadingSchema } from './query.ts'

/** The heading of a page with a breadcrumb. The top bar overlaps it. */
export async function PageHeadingBlock({ block, page }: BlockViewProperties<typeof pageHeadingSchema>) {
  const shop = await getTranslations('shop')
  const isInShop = page.path.startsWith('/shop/')
  return (
    <section className="page-heading" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        {page.path !== '/' && (
          <Breadcrumb
            ancestors={[isInShop ? { label: shop('shop'), href: '/shop' } : null]}
            current={page.title}
          />
        )}
        <ContentText as="p" className="eyebrow mt-6 mb-0" text={block.eyebrow} />
        <ContentText as={page.isFirst ? 'h1' : 'h2'} className="display display--page" text={block.heading} />
        <ContentText as="p" className="lead" text={block.paragraph} />
      </div>
      <div className="page-heading__drawing">
        <Meridians />
      </div>
    </section>
  )
}
