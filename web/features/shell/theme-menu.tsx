import { getTranslations } from 'next-intl/server'
import { Icon } from '#web/ui/icon.tsx'
import { THEME_CHOICES } from '#web/lib/theme.ts'
import { ThemeChoices } from './theme-choices.tsx'

/** The theme dropdown. Its button shows the shown theme by style alone, so that nothing waits for a script. */
export async function ThemeMenu() {
  const texts = await getTranslations('theme')
  return (
    <details className="menu menu--end" name="top-bar" data-menu="">
      <summary className="icon-button">
        <span className="visually-hidden">{texts('label')}</span>
        <span className="theme-sign theme-sign--light">
          <Icon name="light" />
        </span>
        <span className="theme-sign theme-sign--dark">
          <Icon name="dark" />
        </span>
      </summary>
      <div className="menu__panel menu__panel--narrow">
        <ThemeChoices
          label={texts('label')}
          choices={THEME_CHOICES.map((choice) => ({
            choice,
            label: texts(choice),
            sign: <Icon name={choice} />,
          }))}
        />
      </div>
    </details>
  )
}
