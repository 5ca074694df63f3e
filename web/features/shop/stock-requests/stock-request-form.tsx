import { getTranslations } from 'next-intl/server'
import { EmailFields } from '#web/ui/forms/email-fields.tsx'
import { formTexts } from '#web/ui/forms/form-texts.ts'
import { requestStockMail } from './actions.ts'

/** The form for an email when a sold-out product or variant is back in stock. */
export async function StockRequestForm({ number }: { number: string }) {
  const [texts, own] = await Promise.all([getTranslations('stockRequest'), formTexts('emailInvalid')])
  return (
    <div className="stock-request mw-32 mt-4">
      <p className="mb-3 text-body-secondary">{texts('intro')}</p>
      <EmailFields
        action={requestStockMail}
        label={texts('email')}
        placeholder={texts('email')}
        texts={own}
        submitLabel={texts('submit')}
        product={number}
      />
    </div>
  )
}
