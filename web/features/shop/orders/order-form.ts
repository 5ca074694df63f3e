import { localizedPath } from '#schemas/shared/routes.ts'
import { formLocale, getText } from '#web/ui/forms/form-values.ts'
import { isOrderId } from './order-id.ts'

/** Returns the order of a form, empty for none, and the path of its page in the language of the form. */
export function readOrderForm(form: FormData): { id: string; path: string } {
  const order = getText(form, 'order')
  const id = isOrderId(order) ? order : ''
  const page = localizedPath(formLocale(form), '/success')
  return { id, path: `${page}?order=${id}` }
}
