import { getTranslations } from 'next-intl/server'
import { groq } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { PostCard } from '#web/features/blog/post-card.tsx'
import { type PostCardContent, postCardFields, postCardSchema } from '#web/features/blog/queries.ts'
import { Link } from '#web/i18n/navigation.ts'
import { countPages, pageOf } from '#web/lib/paging.ts'
import { choice, flag, listOf, withFallback } from '#web/sanity/parse.ts'
import { addressSchema, namedLinkSchema } from '#web/sanity/queries/address.ts'
import { addressFields, namedLinkFields, sectionFields } from '#web/sanity/queries/projections.ts'
import type { NamedLink } from '#web/sanity/types.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { FormattedDate } from '#web/ui/formatted-date.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { type BlockViewProperties, sectionSchema } from '../base.ts'
import { BlockSection } from '../block-section.tsx'

/** Fields of the block: the chosen articles, those of a category, or all; and the sidebar. */
export const postListFields = groq`
  ${sectionFields},
  layout,
  pageSize,
  "isChosen": count(posts) > 0,
  "categoryHref": category->{ ${addressFields} },
  "posts": select(
    count(posts) > 0 => posts[]->{ ${postCardFields} },
    defined(category) => *[_type == "post" && category._ref == ^.category._ref]
      | order(publishedAt desc, _id asc) { ${postCardFields} },
    *[_type == "post"] | order(publishedAt desc, _id asc) { ${postCardFields} }
  ),
  "categories": *[_type == "postCategory"] | order(slug.current asc) {
    ${namedLinkFields}, "count": count(*[_type == "post" && category._ref == ^._id])
  },
  "tags": select(layout == "sidebar" => *[_type == "tag"] | order(slug.current asc) {
    ${namedLinkFields}, "count": count(*[_type == "post" && ^._id in tags[]._ref])
  }),
  "recent": select(layout == "sidebar" => *[_type == "post"]
    | order(publishedAt desc, _id asc) [0...4] { ${postCardFields} })
`

const countedLinks = listOf(namedLinkSchema.extend({ count: z.number().min(1) }))

/** Moves the newest lead article to the front. */
function withLeadFirst(posts: PostCardContent[]): PostCardContent[] {
  const lead = posts.find(({ isLead }) => isLead)
  return lead ? [lead, ...posts.filter((post) => post !== lead)] : posts
}

export const postListSchema = sectionSchema('postListBlock')
  .extend({
    layout: choice(['grid', 'sidebar'], 'grid'),
    pageSize: withFallback(z.number().int().min(1).max(48), 7),
    isChosen: flag(false),
    /** Path of the selected category; null for all. */
    categoryHref: addressSchema.nullable().catch(null),
    /** The lead article if the layout has one, then the others; a page shows `pageSize` of them. */
    posts: listOf(postCardSchema),
    /** The categories and tags that have articles. */
    categories: countedLinks,
    tags: countedLinks,
    recent: listOf(postCardSchema),
  })
  .transform(({ isChosen, ...list }) => {
    const posts = list.layout === 'grid' && !isChosen ? withLeadFirst(list.posts) : list.posts
    return { ...list, posts, pageCount: countPages(posts.length, list.pageSize) }
  })

/** Articles with pagination: a grid with a lead article, or a list with a sidebar. */
export async function PostListBlock({ block, page }: BlockViewProperties<typeof postListSchema>) {
  const blog = await getTranslations('blog')
  const posts = pageOf(block.posts, block.pageSize, page.pageNumber)
  const level = block.heading ? 3 : 2
  const [lead, ...others] = posts
  const opensWithLead = block.layout === 'grid' && page.pageNumber === 1 && posts.length > 2
  const all = { label: blog('allArticles'), href: page.path }
  return (
    <BlockSection block={block} className={`section post-list post-list--${block.layout}`}>
      {block.layout === 'grid' && (
        <CategoryLinks
          label={blog('categories')}
          links={[all, ...block.categories]}
          current={block.categoryHref ?? page.path}
        />
      )}
      {posts.length === 0 && <p className="lead">{blog('empty')}</p>}
      <div className="post-list__body">
        <div>
          {opensWithLead && lead && <PostCard post={lead} level={level} form="lead" first={page.isNear} />}
          {posts.length > 0 && (
            <ul role="list" className={block.layout === 'grid' ? 'post-grid' : 'post-rows'}>
              {(opensWithLead ? others : posts).map((post, index) => (
                <li key={post.id}>
                  <PostCard
                    post={post}
                    level={level}
                    form={block.layout === 'grid' ? 'card' : 'row'}
                    first={page.isNear && !opensWithLead && index === 0}
                  />
                </li>
              ))}
            </ul>
          )}
          <Pagination path={page.path} pageNumber={page.pageNumber} pageCount={block.pageCount} />
        </div>
        {block.layout === 'sidebar' && <PostSidebar block={block} locale={page.locale} level={level} />}
      </div>
    </BlockSection>
  )
}

interface CategoryLinksProperties {
  label: string
  links: readonly NamedLink[]
  /** Path of the current link, without language. */
  current: string
}

/** The categories in a row; nothing with fewer than two links. */
function CategoryLinks({ label, links, current }: CategoryLinksProperties) {
  if (links.length < 2) return null
  return (
    <nav className="link-row" aria-label={label}>
      <ul role="list">
        {links.map(({ label: name, href }) => (
          <li key={href}>
            <Link href={href} aria-current={href === current ? 'page' : undefined}>
              <ContentText as="span" text={name} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface PostSidebarProperties {
  block: z.output<typeof postListSchema>
  locale: LocaleId
  level: 2 | 3
}

/** The sidebar of the blog: categories, tags and newest articles. */
async function PostSidebar({ block, locale, level }: PostSidebarProperties) {
  const texts = await getTranslations('blog')
  const Heading = `h${level}` as const
  return (
    <aside className="post-sidebar">
      {block.categories.length > 0 && (
        <section>
          <Heading>{texts('categories')}</Heading>
          <ul role="list" className="post-sidebar__categories">
            {block.categories.map(({ href, label, count }) => (
              <li key={href}>
                <Link href={href}>
                  <ContentText as="span" text={label} />
                </Link>
                <span aria-hidden="true">{texts('count', { count })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {block.recent.length > 0 && (
        <section>
          <Heading>{texts('recent')}</Heading>
          <ul role="list" className="post-sidebar__recent">
            {block.recent.map(({ id, href, title, publishedAt }) => (
              <li key={id}>
                <Link href={href}>
                  <ContentText as="span" text={title} />
                </Link>
                {publishedAt && <FormattedDate moment={publishedAt} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {block.tags.length > 0 && (
        <section>
          <Heading>{texts('tags')}</Heading>
          <ul role="list" className="tags">
            {block.tags.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>
                  <ContentText as="span" text={label} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <a className="text-link" href={`/${locale}/feed.xml`}>
          {texts('feed')}
        </a>
      </p>
    </aside>
  )
}
