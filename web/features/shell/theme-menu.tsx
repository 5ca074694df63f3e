import { getTranslations } from 'next-intl/server'
import { THEME_CHOICES } from '#web/lib/theme.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { ThemeChoices } from './theme-choices.tsx'

/** The theme menu. Its icon depends on style only and needs no script. */
export async function ThemeMenu() {
  const texts = await getTranslations('theme')
  return (
    <Menu className="menu menu--end" name="top-bar">
      <summary className="icon-button">
        <span className="visually-hidden">{texts('label')}</span>
        <span className="theme-icon light-only d-grid">
          <Icon name="light" />
        </span>
        <span className="theme-icon dark-only">
          <Icon name="dark" />
        </span>
      </summary>
      <div className="menu__panel menu__panel--narrow">
        <ThemeChoices
          label={texts('label')}
          choices={THEME_CHOICES.map((choice) => ({
            choice,
            label: texts(choice),
            icon: <Icon name={choice} />,
          }))}
        />
      </div>
    </Menu>
  )
}
