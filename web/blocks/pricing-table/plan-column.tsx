import type { LocaleId } from '#schemas/shared/locales.ts'
import type { Plan, PlanPrice } from '#web/features/saas/cards.ts'
import { yearlyCost, yearlySaving } from '#web/features/saas/savings.ts'
import { Link } from '#web/i18n/navigation.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { formatMoney } from '#web/lib/money.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TickList } from '#web/ui/tick-list.tsx'

interface PlanColumnProperties {
  plan: Plan
  locale: LocaleId
  texts: Translator<'saas'>
  /** Heading level of the title. */
  level: 2 | 3
}

/** A plan with price, button and features. */
export function PlanColumn({ plan, locale, texts, level }: PlanColumnProperties) {
  const Heading = `h${level}` as const
  return (
    <li className={plan.highlighted ? 'plan plan--highlighted stack' : 'plan stack'}>
      <div className="d-flex flex-wrap align-items-baseline justify-content-between row-gap-2 column-gap-4">
        <ContentText as={Heading} className="subtitle" text={plan.name} />
        <ContentText as="p" className="text-accent fs-small fw-semibold" text={plan.badge} />
      </div>
      <ContentText as="p" className="mt-3 text-body-secondary" text={plan.summary} />
      <div className="my-6">
        {plan.price ? (
          <Price price={plan.price} locale={locale} texts={texts} />
        ) : (
          <>
            <p className="plan__amount plan__amount--talk">{texts('talkToUs')}</p>
            <p className="mt-2 text-body-secondary fs-small">{texts('talkToUsHint')}</p>
          </>
        )}
      </div>
      {plan.button ? (
        <ButtonLink button={plan.button} subject={plan.name} />
      ) : (
        <Link className="btn btn-secondary" href="/contact">
          {texts('contactUs')} <ContentText as="span" className="visually-hidden" text={plan.name} />
          <Icon name="arrow" forward />
        </Link>
      )}
      <TickList className="plan__features d-grid gap-3 mt-6" points={plan.features} />
    </li>
  )
}

/** Both prices of a plan; CSS hides the one that is not selected. */
function Price({ price, locale, texts }: { price: PlanPrice; locale: LocaleId; texts: Translator<'saas'> }) {
  const money = (minor: number) => formatMoney(minor, price.currency, { locale, withoutZeros: true })
  const month = (minor: number) =>
    texts.rich('perMonth', {
      price: money(minor),
      amount: (chunks) => <bdi className="plan__number">{chunks}</bdi>,
    })
  const saving = yearlySaving(price)
  const total = money(yearlyCost(price))
  return (
    <>
      <div className="by-month">
        <p className="plan__amount fw-medium">{month(price.monthly)}</p>
        <p className="mt-2 text-body-secondary fs-small">{texts('billedMonthly')}</p>
      </div>
      <div className="by-year">
        <p className="plan__amount fw-medium">{month(price.yearly)}</p>
        <p className="mt-2 text-body-secondary fs-small">
          {saving > 0
            ? texts('billedYearlySaving', { total, saving: money(saving) })
            : texts('billedYearly', { total })}
        </p>
      </div>
    </>
  )
}
