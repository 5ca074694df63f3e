import { addressOf, blockOf, imageOf, sectionHead } from '../sample-results.ts'

const category = { label: 'Operations and people', href: addressOf('postCategory', 'operations') }

const postOf = (title: string, slug: string) => ({
  id: `post-${slug}`,
  title,
  excerpt: `Two sentences about ${slug}. The second makes one read on.`,
  cover: imageOf('Cover'),
  publishedAt: '2026-11-10T07:00:00Z',
  isLead: false,
  href: addressOf('post', slug),
  category,
})

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('postListBlock'),
  ...sectionHead,
  layout: 'sidebar',
  pageSize: 7,
  isChosen: false,
  categoryHref: null,
  posts: [
    postOf('On-call that people can live with', 'on-call'),
    postOf('A key that nobody has tried', 'key'),
  ],
  categories: [{ ...category, count: 2 }],
  tags: [{ label: 'Backup and recovery', href: addressOf('tag', 'recovery'), count: 1 }],
  recent: [postOf('On-call that people can live with', 'on-call')],
}
