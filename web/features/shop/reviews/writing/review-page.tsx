import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { canonicalPath } from '#schemas/shared/routes.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { Link } from '#web/i18n/navigation.ts'
import { formTexts } from '#web/ui/forms/form-texts.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import { sendReview } from './actions.ts'
import { NAME_MAX, TEXT_MAX, TEXT_MIN } from './model.ts'
import { type OwnReview, readOwnReview } from './queries.ts'
import { ReviewFields } from './review-fields.tsx'
import { reviewIdFor } from './store.ts'

interface ReviewPageProperties {
  customer: Customer
  product: { id: string; number: string; title: string }
}

/** The page on which a customer writes or changes the review of a product. */
export async function ReviewPage({ customer, product }: ReviewPageProperties) {
  const id = reviewIdFor(customer.uid, product.id)
  const [texts, { order, review }] = await Promise.all([
    getTranslations('reviews'),
    readOwnReview(customer.uid, product.id, id),
  ])
  return (
    <AccountPage page="orders" title={texts('pageTitle')} lead={texts('pageText')}>
      <p className="mb-5">
        {texts.rich('about', {
          product: product.title,
          link: (words) => <Link href={canonicalPath('product', product.number)}>{words}</Link>,
        })}
      </p>
      {order === null ? (
        <div className="account__part">
          <h2>{texts('notBought')}</h2>
          <p>{texts('notBoughtText')}</p>
        </div>
      ) : (
        <ReviewForm number={product.number} review={review} />
      )}
    </AccountPage>
  )
}

/** Renders the form with its messages, which only this page contains. */
async function ReviewForm({ number, review }: { number: string; review: OwnReview }) {
  const [{ reviews }, own] = await Promise.all([
    getMessages(),
    formTexts(
      ['starsRequired', 'reviewRequired', 'nameRequired'],
      [
        ['tooShort', TEXT_MIN],
        ['tooLong', TEXT_MAX],
        ['tooLong', NAME_MAX],
      ],
    ),
  ])
  return (
    <NextIntlClientProvider messages={{ reviews }}>
      <ReviewFields
        action={sendReview}
        product={number}
        review={review}
        limits={{ text: { minLength: TEXT_MIN, maxLength: TEXT_MAX }, name: { maxLength: NAME_MAX } }}
        texts={own}
      />
    </NextIntlClientProvider>
  )
}
