import { getTranslations } from 'next-intl/server'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { Catalog } from '../grid/catalog.tsx'
import type { Category } from './queries.ts'

/** Products per page, as on the page of all products. */
const PAGE_SIZE = 12

/** Renders the page of a category: its texts and the catalog of its products. Filters and further pages lead to the filtered catalog. */
export async function CategoryPage({ category: { id, title, description } }: { category: Category }) {
  const shop = await getTranslations('shop')
  return (
    <main id="content" tabIndex={-1}>
      <section className="page-heading">
        <div className="container-fluid">
          <Breadcrumb ancestors={[{ label: shop('shop'), href: '/shop' }]} current={title} />
          <ContentText as="h1" className="display display--page" text={title} />
          <ContentText as="p" className="lead" text={description} />
        </div>
      </section>
      <section className="section">
        <div className="container-fluid">
          <Catalog
            query={new URLSearchParams({ category: id }).toString()}
            pageSize={PAGE_SIZE}
            level={2}
            isAboveFold
          />
        </div>
      </section>
    </main>
  )
}
