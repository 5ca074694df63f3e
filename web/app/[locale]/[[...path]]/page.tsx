import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'

/** The home page is known when the site is built; others are built when first asked for. */
export function generateStaticParams() {
  return [{ path: [] }]
}

/** Any page made of blocks. */
export default async function Page({ params }: PageProps<'/[locale]/[[...path]]'>) {
  const { path } = await params
  if (path?.length) notFound()
  const texts = await getTranslations('navigation')
  return <main id="content">{texts('home')}</main>
}
