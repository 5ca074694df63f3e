/**
 * Projects in the shape of three templates that people start with: their folders, their files for Sanity, and how these use its packages.
 * None of them knows of a lake.
 */

/** A template: its files by path. */
type Template = Readonly<Record<string, string>>

const PROJECT = 'tmpl1234'

const POST_TYPE = `import { defineField, defineType } from 'sanity'

export const post = defineType({
  name: 'post',
  title: 'Post',
  type: 'document',
  fields: [
    defineField({ name: 'title', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'slug', type: 'slug', options: { source: 'title' }, validation: (rule) => rule.required() }),
    defineField({ name: 'author', type: 'reference', to: [{ type: 'person' }] }),
  ],
})

export const person = defineType({
  name: 'person',
  title: 'Person',
  type: 'document',
  fields: [defineField({ name: 'firstName', type: 'string', validation: (rule) => rule.required() })],
})
`

/** The Studio of a template, whose project comes from the environment. */
const studio = (folder: string): Template => ({
  [`${folder}/package.json`]: JSON.stringify({
    private: true,
    type: 'module',
    dependencies: { sanity: '*' },
  }),
  [`${folder}/sanity.cli.ts`]: `import { defineCliConfig } from 'sanity/cli'

export default defineCliConfig({
  api: { projectId: process.env.SANITY_STUDIO_PROJECT_ID || '${PROJECT}', dataset: process.env.SANITY_STUDIO_DATASET || 'production' },
  autoUpdates: false,
})
`,
  [`${folder}/sanity.config.ts`]: `import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { person, post } from './schemaTypes'

export default defineConfig({
  name: 'default',
  projectId: process.env.SANITY_STUDIO_PROJECT_ID || '${PROJECT}',
  dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  plugins: [presentationTool({ previewUrl: { previewMode: { enable: '/api/draft-mode/enable' } } }), structureTool(), visionTool()],
  schema: { types: [person, post] },
})
`,
  [`${folder}/schemaTypes/index.ts`]: POST_TYPE,
})

/** As sanity-template-nextjs-clean: an app with `defineLive`, and a Studio beside it. */
export const nextjsClean: Template = {
  ...studio('studio'),
  'frontend/package.json': JSON.stringify({ private: true, dependencies: { next: '*', 'next-sanity': '*' } }),
  'frontend/next.config.ts': `export default { images: { remotePatterns: [new URL('https://cdn.sanity.io/**')] } }`,
  'frontend/tsconfig.json': JSON.stringify({
    compilerOptions: {
      jsx: 'preserve',
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      esModuleInterop: true,
      incremental: true,
      isolatedModules: true,
      resolveJsonModule: true,
      lib: ['dom', 'dom.iterable', 'esnext'],
      plugins: [{ name: 'next' }],
      paths: { '@/*': ['./*'] },
    },
    include: ['**/*.ts', '**/*.tsx'],
    exclude: ['node_modules'],
  }),
  'frontend/sanity/lib/client.ts': `import { createClient } from 'next-sanity'

export const client = createClient({
  projectId: process.env.NEXT_PUBLIC_SANITY_PROJECT_ID || '${PROJECT}',
  dataset: process.env.NEXT_PUBLIC_SANITY_DATASET || 'production',
  apiVersion: '2025-09-25',
  useCdn: true,
  perspective: 'published',
  token: process.env.SANITY_API_READ_TOKEN,
  stega: { studioUrl: 'http://localhost:3333' },
})
`,
  'frontend/sanity/lib/live.ts': `import { defineLive } from 'next-sanity/live'
import { client } from '@/sanity/lib/client'

export const { sanityFetch, SanityLive } = defineLive({
  client,
  serverToken: process.env.SANITY_API_READ_TOKEN,
  browserToken: process.env.SANITY_API_READ_TOKEN,
})
`,
  'frontend/sanity/lib/queries.ts': `import { defineQuery } from 'next-sanity'

export const allPostsQuery = defineQuery(
  '*[_type == "post" && defined(slug.current)] | order(title asc) { _id, title, "slug": slug.current, "author": author->firstName }',
)
export const postQuery = defineQuery('*[_type == "post" && slug.current == $slug][0] { title, "author": author->firstName }')
export const postPagesSlugs = defineQuery('*[_type == "post" && defined(slug.current)] { "slug": slug.current }')
`,
  'frontend/app/layout.tsx': `import type { ReactNode } from 'react'
import { SanityLive } from '@/sanity/lib/live'

export default function RootLayout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}<SanityLive /></body></html>
}
`,
  'frontend/app/page.tsx': `import { sanityFetch } from '@/sanity/lib/live'
import { allPostsQuery } from '@/sanity/lib/queries'

export default async function Page() {
  const { data } = await sanityFetch({ query: allPostsQuery })
  return <ul>{(data as { _id: string; title: string; author: string }[]).map((post) => <li key={post._id}>{post.title} by {post.author}</li>)}</ul>
}
`,
  'frontend/app/posts/[slug]/page.tsx': `import { notFound } from 'next/navigation'
import { sanityFetch } from '@/sanity/lib/live'
import { postPagesSlugs, postQuery } from '@/sanity/lib/queries'

export async function generateStaticParams() {
  const { data } = await sanityFetch({ query: postPagesSlugs, perspective: 'published', stega: false })
  return data as { slug: string }[]
}

export default async function PostPage({ params }: { params: Promise<{ slug: string }> }) {
  const { data } = await sanityFetch({ query: postQuery, params: await params })
  if (!data) return notFound()
  return <h1>{(data as { title: string }).title}</h1>
}
`,
}

/** As turbo-start-sanity: packages of a monorepo, whose Studio has scripts that query, import and migrate. */
export const turboStart: Template = {
  ...studio('apps/studio'),
  'apps/studio/seed-data.ndjson': [
    { _id: 'ada', _type: 'person', firstName: 'Ada' },
    {
      _id: 'imported',
      _type: 'post',
      title: 'Imported',
      slug: { _type: 'slug', current: 'imported' },
      author: { _type: 'reference', _ref: 'ada' },
    },
  ]
    .map((document) => JSON.stringify(document))
    .join('\n'),
  'apps/studio/scripts/count.ts': `import { getCliClient } from 'sanity/cli'

const client = getCliClient({ apiVersion: '2025-08-29' })
console.log('documents:', await client.fetch('count(*[_type in ["post", "person"]])'))
`,
  'apps/studio/migrations/rename-title/index.ts': `import { at, defineMigration, set } from 'sanity/migrate'

export default defineMigration({
  title: 'Says that a post was migrated',
  documentTypes: ['post'],
  migrate: { document: (document) => at('title', set(document.title + ' and migrated')) },
})
`,
  'packages/sanity/src/client.ts': `import { createClient } from 'next-sanity'

export const client = createClient({
  projectId: process.env.NEXT_PUBLIC_SANITY_PROJECT_ID || '${PROJECT}',
  dataset: 'production',
  apiVersion: '2025-08-29',
  useCdn: process.env.NODE_ENV === 'production',
  perspective: 'published',
})
`,
  'packages/sanity/src/query.ts': `import { defineQuery } from 'groq'

export const queryPosts = defineQuery('*[_type == "post"] | order(title asc) { title, "author": author->{ firstName } }')
`,
  'apps/web/scripts/follow.ts': `import { client } from '../../../packages/sanity/src/client.ts'
import { queryPosts } from '../../../packages/sanity/src/query.ts'

const { result, syncTags = [] } = await client.fetch(queryPosts, {}, { filterResponse: false })
console.log('posts:', JSON.stringify(result))
const writer = client.withConfig({ token: process.env.SANITY_API_WRITE_TOKEN ?? 'a-token', useCdn: false })
const subscription = client.live.events().subscribe((event) => {
  if (event.type === 'welcome') void writer.patch('imported').set({ title: 'Changed' }).commit()
  if (event.type !== 'message' || !event.tags.some((tag) => syncTags.includes(tag))) return
  subscription.unsubscribe()
  void client.fetch(queryPosts, {}, { lastLiveEventId: event.id }).then((posts) => console.log('live:', JSON.stringify(posts)))
})
`,
}

/** As sanity-template-astro-clean: pages that load by `sanity:client`, and a Studio beside them. */
export const astroClean: Template = {
  ...studio('studio'),
  'frontend/package.json': JSON.stringify({ private: true, type: 'module' }),
  'frontend/astro.config.mjs': `import sanity from '@sanity/astro'
import { defineConfig } from 'astro/config'

export default defineConfig({
  integrations: [sanity({ projectId: '${PROJECT}', dataset: 'production', useCdn: false, apiVersion: '2025-01-28' })],
})
`,
  'frontend/src/utils/sanity.ts': `import { defineQuery } from 'groq'
import { sanityClient } from 'sanity:client'

export const getPosts = () => sanityClient.fetch(defineQuery('*[_type == "post" && defined(slug.current)] | order(title asc)'))
`,
  'frontend/src/pages/index.astro': `---
import { getPosts } from '../utils/sanity'
const posts = await getPosts()
---
<ul>{posts.map((post) => <li>{post.title}</li>)}</ul>
`,
  'frontend/src/pages/post/[slug].astro': `---
import { getPosts } from '../../utils/sanity'
export const getStaticPaths = async () => (await getPosts()).map((post) => ({ params: { slug: post.slug.current }, props: post }))
---
<h1>{Astro.props.title}</h1>
`,
}

/** What each template finds in its dataset, as NDJSON. */
export const SEED = {
  dataset: `${PROJECT}.production`,
  documents: [
    { _id: 'grace', _type: 'person', firstName: 'Grace' },
    {
      _id: 'hello',
      _type: 'post',
      title: 'Hello',
      slug: { _type: 'slug', current: 'hello' },
      author: { _type: 'reference', _ref: 'grace' },
    },
    { _id: 'drafts.untitled', _type: 'post', slug: { _type: 'slug', current: 'untitled' } },
  ],
}
