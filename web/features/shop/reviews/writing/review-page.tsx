import { getTranslations } from 'next-intl/server'
import { canonicalPath } from '#schemas/shared/routes.ts'
import { AccountForm } from '#web/features/account/account-form.tsx'
import { AccountPage } from '#web/features/account/account-page.tsx'
import type { AccountPageProperties } from '#web/features/account/pages.ts'
import { ClientMessages } from '#web/i18n/client-messages.tsx'
import { Link } from '#web/i18n/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { removeReview, sendReview } from './actions.ts'
import { NAME_MAX, TEXT_MAX, TEXT_MIN } from './model.ts'
import { type OwnReview, readOwnReview } from './queries.ts'
import { ReviewFields } from './review-fields.tsx'
import { reviewIdFor } from './store.ts'

interface ReviewPageProperties extends AccountPageProperties {
  product: { id: string; number: string; title: string }
}

/** The page on which a customer writes, changes or deletes the review of a product. */
export async function ReviewPage({ customer, formResult, product }: ReviewPageProperties) {
  const id = reviewIdFor(customer.uid, product.id)
  const [texts, { order, review }] = await Promise.all([
    getTranslations('reviews'),
    readOwnReview(customer.uid, product.id, id),
  ])
  return (
    <AccountPage page="orders" title={texts('pageTitle')} lead={texts('pageText')} formResult={formResult}>
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
        // Another key empties the form once the review is deleted.
        <ReviewForm key={review ? 'change' : 'write'} number={product.number} review={review} />
      )}
      {review && <DeleteReview number={product.number} />}
    </AccountPage>
  )
}

/** Renders the form with its messages, which only this page contains. */
const ReviewForm = ({ number, review }: { number: string; review: OwnReview }) => (
  <ClientMessages namespaces={['forms', 'reviews']}>
    <ReviewFields
      action={sendReview}
      product={number}
      review={review}
      limits={{ text: { minLength: TEXT_MIN, maxLength: TEXT_MAX }, name: { maxLength: NAME_MAX } }}
    />
  </ClientMessages>
)

/** The form that deletes the review. It unfolds first, as a confirmation that works without JavaScript. */
async function DeleteReview({ number }: { number: string }) {
  const texts = await getTranslations('reviews')
  return (
    <details className="mt-6 py-4 border-top border-bottom">
      <summary className="disclosure py-2">
        {texts('delete')}
        <Icon name="chevron-down" />
      </summary>
      <p>{texts('deleteText')}</p>
      <AccountForm className="mt-4" action={removeReview}>
        <input type="hidden" name="product" value={number} />
        <button type="submit" className="btn btn-secondary account__danger">
          {texts('deleteButton')}
        </button>
      </AccountForm>
    </details>
  )
}
