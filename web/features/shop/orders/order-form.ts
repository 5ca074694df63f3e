import { localizedPath } from '#schemas/shared/routes.ts'
import { localeOrDefault } from '#web/i18n/routing.ts'
import { isOrderId } from './order-id.ts'

/** Returns the order of a form, empty for none, and the path of its page in the language of the form. */
export function readOrderForm(form: FormData): { id: string; path: string } {
  const [order, locale] = [form.get('order'), form.get('locale')]
  const id = typeof order === 'string' && isOrderId(order) ? order : ''
  const page = localizedPath(localeOrDefault(locale), '/success')
  return { id, path: `${page}?order=${id}` }
}
