import type { Metadata } from 'next'
import { environment } from '#web/env.ts'
import { JsonLd } from '#web/features/seo/json-ld.tsx'
import { describePage } from '#web/features/seo/metadata.ts'
import { getRoutes } from '#web/features/seo/routes.ts'
import { getService } from '#web/features/service/data.ts'
import { ServicePage } from '#web/features/service/service-page.tsx'
import { getSiteSettings } from '#web/features/shell/data.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { canonicalPath, localizedPath } from '#schemas/shared/routes.ts'
import { missingPageMetadata, MissingPage } from '../../missing-page.tsx'

interface ServiceProperties {
  params: Promise<{ slug: string }>
}

/** How many services are built ahead; the others are built when first asked for. */
const BUILT_AHEAD = 300

/** Stands for a service where there is none yet: Next asks for one at least, and its page is a 404. */
const NO_SERVICE = [{ slug: 'none' }]

/** The services to build ahead. */
export async function generateStaticParams(): Promise<{ slug: string }[]> {
  const routes = await getRoutes(0, BUILT_AHEAD)
  const services = routes.filter(({ type }) => type === 'service').map(({ address }) => ({ slug: address }))
  return services.length > 0 ? services : NO_SERVICE
}

async function load({ params }: ServiceProperties) {
  const { slug } = await params
  const locale = await currentLocale()
  const [service, settings] = await Promise.all([getService(slug, locale), getSiteSettings(locale)])
  return { service, settings, locale, path: canonicalPath('service', slug) }
}

/** The head of a service's page. */
export async function generateMetadata(properties: ServiceProperties): Promise<Metadata> {
  const { service, settings, locale, path } = await load(properties)
  return service
    ? describePage({ ...settings, ...service, description: service.summary, path, locale })
    : missingPageMetadata()
}

/** A service on a page of its own. */
export default async function Page(properties: ServiceProperties) {
  const { service, settings, locale, path } = await load(properties)
  if (!service) return <MissingPage />
  const { SITE_URL } = environment()
  return (
    <>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Service',
          name: service.title,
          description: service.summary ?? undefined,
          url: SITE_URL + localizedPath(locale, path),
          provider: { '@type': 'Organization', name: settings.siteName, url: SITE_URL },
        }}
      />
      <ServicePage service={service} />
    </>
  )
}
