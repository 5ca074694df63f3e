import { directionOf } from '#schemas/shared/locales.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { createToasts, type ToastKind } from '#web/ui/toasts/toasts.ts'
import type { Shop } from '../shop.ts'
import { requestCartUi } from './cart-ui-store.ts'

/** The toasts of the page. */
export const toasts = createToasts()

let resolveReady: () => void

/** Resolves once the toast region is mounted. Screen readers ignore toasts added earlier. */
const toastRegionReady = new Promise<void>((resolve) => {
  resolveReady = resolve
})

/** Announces that the toast region is mounted. */
export const markToastRegionReady = (): void => {
  resolveReady()
}

/** Wraps a name in Unicode isolates on right-to-left pages, so that it keeps its direction. */
export const isolateName = (name: string, { locale }: Shop): string =>
  directionOf(locale) === 'rtl' ? isolateText(name) : name

/** Shows a brief toast, because the cart shows the change as well. */
export const showToast = (kind: ToastKind, message: string): Promise<void> => show(kind, message, true)

/** Shows why an action failed, which is shown nowhere else. */
export const showErrorToast = (message: string): Promise<void> => show('error', message, false)

async function show(kind: ToastKind, message: string, isBrief: boolean): Promise<void> {
  requestCartUi()
  await toastRegionReady
  toasts.show(kind, message, isBrief)
}
