import { getTranslations } from 'next-intl/server'
import { currencyName } from '#schemas/shared/currencies.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { getOfferedCurrencies } from '../../currency/queries.ts'
import { CurrencyChoices } from './currency-choices.tsx'

/** The menu of currencies to browse in; nothing if customers can pay in one only. The chosen one depends on style only and needs no script. */
export async function CurrencyMenu() {
  const locale = await currentLocale()
  const [texts, currencies] = await Promise.all([getTranslations('shop'), getOfferedCurrencies(locale)])
  if (currencies.length < 2) return null
  return (
    <Menu className="menu menu--up">
      <summary className="menu-link">
        <span className="visually-hidden">{texts('chooseCurrency')}: </span>
        <span data-not-in={currencies.join(' ')}>{texts('originalPrices')}</span>
        {currencies.map((code) => (
          <span key={code} data-in={code}>
            {currencyName(code, locale)}
          </span>
        ))}
        <Icon name="chevron-down" />
      </summary>
      <div className="menu__panel menu__panel--narrow">
        <CurrencyChoices
          label={texts('chooseCurrency')}
          choices={[
            { currency: null, label: texts('originalPrices') },
            ...currencies.map((currency) => ({ currency, label: currencyName(currency, locale) })),
          ]}
        />
      </div>
    </Menu>
  )
}
