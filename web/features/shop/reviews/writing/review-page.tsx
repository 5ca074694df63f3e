import { getTranslations } from 'next-intl/server'
import { REVIEW_STARS } from '#schemas/shared/reviews.ts'
import { canonicalPath } from '#schemas/shared/routes.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import { formTexts } from '#web/ui/forms/form-texts.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import { sendReview } from './actions.ts'
import { NAME_MAX, TEXT_MAX, TEXT_MIN } from './model.ts'
import { readOwnReview } from './queries.ts'
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

interface ReviewFormProperties {
  number: string
  review: Awaited<ReturnType<typeof readOwnReview>>['review']
}

async function ReviewForm({ number, review }: ReviewFormProperties) {
  const [locale, texts, own] = await Promise.all([
    currentLocale(),
    getTranslations('reviews'),
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
    <ReviewFields
      action={sendReview}
      locale={locale}
      product={number}
      notice={review && texts('state', { state: review.state })}
      labels={{
        stars: texts('stars'),
        text: texts('text'),
        name: texts('name'),
        language: texts('language'),
      }}
      hints={{ text: texts('textHint'), name: texts('nameHint') }}
      limits={{ text: { minLength: TEXT_MIN, maxLength: TEXT_MAX }, name: { maxLength: NAME_MAX } }}
      starLabels={REVIEW_STARS.map((stars) => texts('rating', { stars }))}
      initial={{
        stars: review ? String(review.stars) : undefined,
        text: review?.text,
        name: review?.name ?? undefined,
        language: review?.language ?? locale,
      }}
      texts={own}
      submitLabel={texts(review ? 'resubmit' : 'submit')}
    />
  )
}
