import { fill } from '#web/lib/phrases.ts'
import type { ToastKind } from '#web/ui/toasts/toasts.ts'
import { standing, toasts } from './desk.ts'
import { DESK_WANTED } from './keys.ts'
import type { Shop } from './shop-texts.ts'

/** A cart's toast is short: what it says can be seen in the cart as well. */
const BRIEF = { timeout: 1000, progress: true, duplicates: 'reset' } as const
/** What was refused can be seen nowhere else. */
const REFUSAL = { duplicates: 'prevent' } as const

/** A name within a sentence that runs the other way keeps its own direction. */
const isolated = (name: string, { mirrored }: Shop) => (mirrored ? `\u2068${name}\u2069` : name)

/** Comes when there is a place for toasts. */
function place(): Promise<void> {
  dispatchEvent(new Event(DESK_WANTED))
  return standing
}

/** Says that something came or went; `message` has a place for `{product}`. */
export async function sayOf(shop: Shop, kind: ToastKind, message: string, product: string): Promise<void> {
  await place()
  toasts.show(kind, fill(message, { product: isolated(product, shop) }), BRIEF)
}

/** Says why nothing happened. */
export async function sayRefusal(message: string): Promise<void> {
  await place()
  toasts.show('error', message, REFUSAL)
}
