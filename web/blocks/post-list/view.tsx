import { getTranslations } from 'next-intl/server'
import { PostCard } from '#web/features/blog/post-card.tsx'
import { pageOf } from '#web/lib/paging.ts'
import { getPostListPage } from '#web/sanity/cache/site-structure.ts'
import { LinkRow } from '#web/ui/link-row.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { postListSchema } from './query.ts'
import { PostSidebar } from './sidebar.tsx'

/** Articles with pagination: a grid with a lead article, or a list with a sidebar. */
export async function PostListBlock({ block, page }: BlockViewProperties<typeof postListSchema>) {
  const blog = await getTranslations('blog')
  const posts = pageOf(block.posts, block.pageSize, page.pageNumber)
  const level = block.heading ? 3 : 2
  const [lead, ...others] = posts
  const opensWithLead = block.layout === 'grid' && page.pageNumber === 1 && posts.length > 2
  const isPart = block.isChosen || block.categoryHref !== null
  const all = isPart ? await getPostListPage(page.locale) : { href: page.path }
  return (
    <BlockSection block={block} className={`section post-list post-list--${block.layout}`}>
      {block.layout === 'grid' && (
        <LinkRow
          label={blog('categories')}
          links={[...(all ? [{ label: blog('allArticles'), href: all.href }] : []), ...block.categories]}
          current={isPart ? block.categoryHref : page.path}
        />
      )}
      {posts.length === 0 && <p className="lead">{blog('empty')}</p>}
      <div className="post-list__body">
        <div>
          {opensWithLead && lead && <PostCard post={lead} level={level} form="lead" first={page.isNear} />}
          {posts.length > 0 && (
            <ul
              role="list"
              className={block.layout === 'grid' ? 'post-grid cols cols-sm-2 cols-lg-3' : 'post-rows'}
            >
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
