import { getTranslations } from 'next-intl/server'

/** What is shown, with status 404, where there is no page. */
export default async function NotFound() {
  const texts = await getTranslations('errors')
  return (
    <main id="content">
      <h1>{texts('notFoundTitle')}</h1>
      <p>{texts('notFoundText')}</p>
    </main>
  )
}
