import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { samePath } from '#web/content/address.ts'
import { OrderedFromCart } from '#web/features/cart/ordered.tsx'
import { OutcomePage } from '#web/features/orders/outcome-page.tsx'
import { readOutcome } from '#web/features/orders/outcome.ts'
import { describePage } from '#web/features/seo/metadata.ts'
import { getSiteSettings } from '#web/features/shell/data.ts'
import { currentLocale } from '#web/i18n/locales.ts'

/** What the pages after payment are asked. */
export type OutcomeParams = Promise<Record<string, string | string[] | undefined>>

/** The head of a page after payment; it is nobody's but the buyer's. */
export async function describeOutcome(path: string): Promise<Metadata> {
  const locale = await currentLocale()
  const [settings, texts] = await Promise.all([getSiteSettings(locale), getTranslations('orders')])
  const seo = { title: null, description: texts('description'), image: null, noIndex: true }
  return describePage({ ...settings, title: texts('title'), paths: samePath(path), seo, locale })
}

/** A page after payment: whichever it is, it tells how the order really stands, and takes what was paid out of the cart. */
export async function Outcome({ path, params }: { path: string; params: OutcomeParams }) {
  const { order } = await params
  await connection()
  const id = typeof order === 'string' ? order : ''
  const outcome = await readOutcome(id)
  // Before anything is sent, so that the answer has the true status.
  if (outcome.kind === 'missing') notFound()
  return (
    <OutcomePage outcome={outcome} path={id === '' ? path : `${path}?order=${encodeURIComponent(id)}`}>
      {outcome.kind === 'paid' && (
        <OrderedFromCart
          orderId={id}
          items={outcome.order.lines.map(({ number, quantity }) => ({ id: number, quantity }))}
        />
      )}
    </OutcomePage>
  )
}
