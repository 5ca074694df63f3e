import { getTranslations } from 'next-intl/server'
import { RichTextView } from '#web/content/rich-text-view.tsx'
import { Link } from '#web/i18n/navigation.ts'
import { DocumentHead } from '#web/ui/document-head.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Service } from './data.ts'

/** A service on a page of its own: what it is, what belongs to it, and how to ask for it. */
export async function ServicePage({ service }: { service: Service }) {
  const [common, navigation, contact] = await Promise.all([
    getTranslations('common'),
    getTranslations('navigation'),
    getTranslations('contact'),
  ])
  return (
    <main id="content" tabIndex={-1}>
      <DocumentHead
        breadcrumb={common('breadcrumb')}
        trail={[{ label: navigation('home'), href: '/' }]}
        title={service.title}
        summary={service.summary}
      />
      <section className="section">
        <div className="container-fluid service-page">
          <div className="rich-text">
            <RichTextView value={service.body} />
          </div>
          <aside className="service-page__aside">
            {service.highlights.length > 0 && (
              <ul role="list">
                {service.highlights.map(({ key, text }) => (
                  <li key={key} className="tick">
                    <Icon name="check" />
                    {text}
                  </li>
                ))}
              </ul>
            )}
            <Link className="btn btn-primary" href="/contact">
              {contact('contactUs')}
              <Icon name="arrow" forward />
            </Link>
          </aside>
        </div>
      </section>
    </main>
  )
}
