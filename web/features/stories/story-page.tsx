import { getTranslations } from 'next-intl/server'
import { findNeighbors } from '#web/lib/neighbors.ts'
import { stegaClean } from '#web/lib/stega.ts'
import { RichTextView } from '#web/sanity/portable-text/rich-text-view.tsx'
import { definePages, type DocumentViewProperties } from '#web/sanity/queries/document-pages.ts'
import { DocumentHead } from '#web/ui/document-head.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Quote } from '#web/ui/quote.tsx'
import { RelatedEntries } from '#web/ui/related-entries.tsx'
import { Results } from '#web/ui/results.tsx'
import { type CustomerStory, getCustomerStory } from './queries.ts'
import { StoryTile } from './story-tile.tsx'

/** A customer story's page: quote, results and text. */
async function StoryPage({ document: story }: DocumentViewProperties<CustomerStory>) {
  const texts = await getTranslations('stories')
  const { previous, next, related } = findNeighbors(
    story.siblings,
    story.id,
    ({ sector }) => stegaClean(sector) === stegaClean(story.sector),
  )
  return (
    <main id="content" tabIndex={-1}>
      <DocumentHead
        ancestors={[story.list]}
        eyebrow={story.customer}
        title={story.title}
        summary={story.summary}
      />
      <article className="section case case--editorial">
        <div className="container-fluid">
          {story.cover && <Picture image={story.cover} sizes="(width >= 1400px) 1272px, 92vw" first />}
          <Results results={story.results} />
          <div className="rich-text">
            <RichTextView value={story.body} />
          </div>
          {story.quote && <Quote testimonial={story.quote} />}
        </div>
      </article>
      <RelatedEntries
        heading={texts('more')}
        related={related}
        tile={(one) => <StoryTile story={one} level={3} />}
        previous={previous}
        next={next}
        texts={{ label: texts('previousAndNext'), previous: texts('previous'), next: texts('next') }}
      />
    </main>
  )
}

/** Customer story pages, at `/customer/{slug}`. */
export const customerStoryPages = definePages({
  get: getCustomerStory,
  View: StoryPage,
  describe: ({ title, summary }) => ({ title, description: summary }),
  structuredData: ({ title, summary, cover, customer }, { url, organization }) => ({
    '@type': 'Article',
    headline: title,
    description: summary ?? undefined,
    url,
    image: cover?.src,
    about: customer ?? undefined,
    author: organization,
    publisher: organization,
  }),
})
