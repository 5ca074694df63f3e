import type { Translator } from '#web/i18n/translator.ts'

interface BillingSwitchProperties {
  /** Name of the radio group, unique on the page. */
  name: string
  /** The largest saving of a year paid in advance, as a fraction. */
  saving: number
  texts: Translator<'saas'>
}

/** The switch between monthly and yearly prices. */
export function BillingSwitch({ name, saving, texts }: BillingSwitchProperties) {
  return (
    <div className="d-flex flex-wrap align-items-center row-gap-4 column-gap-5 mb-7">
      <fieldset className="billing__choices d-flex flex-wrap">
        <legend className="visually-hidden">{texts('billing')}</legend>
        <label className="choice billing__choice">
          <input type="radio" name={name} value="monthly" defaultChecked />
          {texts('monthly')}
        </label>
        <label className="choice billing__choice">
          <input type="radio" name={name} value="yearly" />
          {texts('yearly')}
        </label>
      </fieldset>
      {saving > 0 && <p className="text-accent fw-medium">{texts('saveUpTo', { share: saving })}</p>}
      {/* Screen readers announce which prices are shown after a change. */}
      <p className="visually-hidden" role="status">
        <span className="by-month">{texts('monthlyShown')}</span>
        <span className="by-year">{texts('yearlyShown')}</span>
      </p>
    </div>
  )
}
