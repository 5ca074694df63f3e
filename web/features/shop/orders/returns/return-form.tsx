import { randomUUID } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { RETURN_REASON_VALUES, returnableQuantity, returnableUntil } from '#schemas/shared/returns.ts'
import { AccountForm } from '#web/features/account/account-form.tsx'
import { Link } from '#web/i18n/navigation.ts'
import { formatDate } from '#web/lib/date.ts'
import { Field, SelectField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lineName } from '../../pricing/names.ts'
import type { Order } from '../order-document.ts'
import { sendReturnRequest } from './actions.ts'
import { COMMENT_MAX, QUANTITY_FIELD } from './return-request.ts'

interface ReturnFormProperties {
  order: Order
  days: number
  locale: LocaleId
  isOpen: boolean
}

/** The form in which a customer chooses what to return and why. Works without JavaScript. */
export async function ReturnForm({ order, days, locale, isOpen }: ReturnFormProperties) {
  const [texts, orderTexts] = await Promise.all([getTranslations('returns'), getTranslations('orders')])
  const until = new Date(returnableUntil(order, days) ?? 0).toISOString()
  const lines = order.lines
    .map((line) => ({ line, units: returnableQuantity(order, line._key) }))
    .filter(({ units }) => units > 0)
  return (
    <details className="py-4 border-top border-bottom" open={isOpen}>
      <summary className="disclosure py-2">
        {texts('action')}
        <Icon name="chevron-down" />
      </summary>
      <p>
        {texts.rich('until', {
          date: formatDate(until, locale),
          link: (words) => <Link href="/terms-conditions">{words}</Link>,
        })}
      </p>
      <AccountForm action={sendReturnRequest} className="form-grid form-grid--rows cols gap-5">
        <input type="hidden" name="order" value={order._id} />
        <input type="hidden" name="key" value={randomUUID()} />
        <fieldset className="stack gap-3 mt-4">
          <legend className="form-label mb-3">{texts('choose')}</legend>
          {lines.map(({ line, units }) => (
            <div
              key={line._key}
              className="d-flex flex-wrap align-items-center justify-content-between row-gap-2 column-gap-4"
            >
              <label htmlFor={`return-${line._key}`}>
                <bdi>{lineName(line, orderTexts)}</bdi>
              </label>
              <select
                id={`return-${line._key}`}
                name={`${QUANTITY_FIELD}${line._key}`}
                className="select"
                defaultValue="0"
              >
                <option value="0">{texts('none')}</option>
                {Array.from({ length: units }, (_, index) => index + 1).map((count) => (
                  <option key={count} value={count}>
                    {orderTexts('quantity', { count })}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </fieldset>
        <SelectField id="return-reason" name="reason" label={texts('reason')} required defaultValue="">
          <option value="" disabled>
            {texts('chooseReason')}
          </option>
          {RETURN_REASON_VALUES.map((reason) => (
            <option key={reason} value={reason}>
              {texts(`reasons.${reason}`)}
            </option>
          ))}
        </SelectField>
        <Field
          id="return-comment"
          name="comment"
          label={texts('comment')}
          constraints={{ maxLength: COMMENT_MAX }}
          multiline
        />
        <button type="submit" className="btn btn-primary">
          {texts('submit')}
        </button>
      </AccountForm>
    </details>
  )
}
