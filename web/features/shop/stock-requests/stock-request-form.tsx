import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '#web/i18n/client-messages.tsx'
import { EmailFields } from '#web/ui/forms/email-fields.tsx'
import { requestStockMail } from './actions.ts'

/** The form for an email when a sold-out product or variant is back in stock. */
export async function StockRequestForm({ number }: { number: string }) {
  const texts = await getTranslations('stockRequest')
  return (
    <div className="stock-request mw-32 mt-4">
      <p className="mb-3 text-body-secondary">{texts('intro')}</p>
      <ClientMessages namespaces={['forms']}>
        <EmailFields
          action={requestStockMail}
          label={texts('email')}
          placeholder={texts('email')}
          submitLabel={texts('submit')}
          product={number}
        />
      </ClientMessages>
    </div>
  )
}
