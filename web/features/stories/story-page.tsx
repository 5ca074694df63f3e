import { getTranslations } from 'next-intl/server'
import { RichTextView } from '#web/content/rich-text-view.tsx'
import { around } from '#web/lib/around.ts'
import { DocumentHead } from '#web/ui/document-head.tsx'
import { NeighbourLinks } from '#web/ui/neighbour-links.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Quote } from '#web/ui/quote.tsx'
import { Results } from '#web/ui/results.tsx'
import type { CustomerStory } from './data.ts'
import { StoryTile } from './story-tile.tsx'

/** A customer story on a page of its own: the customer's words, what was reached, and how. */
export async function StoryPage({ story }: { story: CustomerStory }) {
  const [texts, common, navigation] = await Promise.all([
    getTranslations('stories'),
    getTranslations('common'),
    getTranslations('navigation'),
  ])
  const { previous, next, related } = around(
    story.siblings,
    story.id,
    ({ sector }) => sector === story.sector,
  )
  return (
    <main id="content" tabIndex={-1}>
      <DocumentHead
        breadcrumb={common('breadcrumb')}
        trail={[{ label: navigation('home'), href: '/' }, ...(story.list ? [story.list] : [])]}
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
      {related.length > 0 && (
        <section className="section section--tint">
          <div className="container-fluid">
            <h2 className="subtitle case__more">{texts('more')}</h2>
            <ul role="list" className="case-tiles">
              {related.map((one) => (
                <li key={one.id}>
                  <StoryTile story={one} level={3} />
                </li>
              ))}
            </ul>
            <NeighbourLinks
              previous={previous}
              next={next}
              texts={{ label: texts('neighbours'), previous: texts('previous'), next: texts('next') }}
            />
          </div>
        </section>
      )}
    </main>
  )
}
