import 'server-only'
import { localizedPath } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'
import { TRACKING_PATH } from '#web/features/account/private-paths.ts'
import { deriveSecret, equalSecrets, hmac } from '#web/lib/secrets.ts'
import { isOrderId } from '../order-id.ts'

/** How long a tracking link works after its order was placed. */
export const TRACKING_DAYS = 90

const sign = (id: string) => hmac(id, deriveSecret('order-tracking', environment().SIGNING_SECRET))

/** Returns the signed key of an order, without which nobody can see its status. It holds no personal data. */
export const trackingKey = (id: string): string => `${id.slice('order.'.length)}.${sign(id)}`

/** Returns the id of the order that a key was made for; null for any other text. */
export function parseTrackingKey(key: string): string | null {
  const [digest = '', signature = ''] = key.split('.', 2)
  const id = `order.${digest}`
  return isOrderId(id) && equalSecrets(signature, sign(id)) ? id : null
}

/** Returns whether the link to an order still works. */
export const isTrackable = ({ placedAt }: { placedAt: string }, now: number): boolean =>
  now - Date.parse(placedAt) < TRACKING_DAYS * 86_400_000

/** Returns the URL that shows the status of an order without a sign-in, for its emails. */
export const trackingUrl = (id: string, locale: string): string =>
  `${environment().SITE_URL}${localizedPath(locale, TRACKING_PATH)}?key=${trackingKey(id)}`
