import { expect, type Locator } from '@playwright/test'
import type { Content } from './content.ts'
import { type LocaleId, LOCALES } from './languages.ts'
import { unique } from './unique.ts'
import { shows } from './visitor.ts'

/** Labels of a menu of three levels, which differ only in the language's name. */
export interface Submenu {
  branch: (locale: LocaleId) => string
  /** Below the branch; links to the page of the cybersecurity service. */
  child: (locale: LocaleId) => string
  /** Below the branch, with an item below it. */
  inner: (locale: LocaleId) => string
  /** Below `inner`; links to the contact page. */
  innermost: (locale: LocaleId) => string
}

const localized = (text: (locale: LocaleId) => string) =>
  LOCALES.map(({ id }) => ({
    _key: id,
    _type: 'internationalizedArrayStringValue',
    language: id,
    value: text(id),
  }))

const path = (to: string) => ({ _type: 'link', kind: 'path', path: to })

/** Adds a three-level item to the main menu for the duration of a test, and waits until it is visible. */
export async function addSubmenu(content: Content): Promise<Submenu> {
  const key = unique('menu')
  const label = (name: string) => (locale: LocaleId) => `${name} ${locale} ${key.slice(-4)}`
  const menu: Submenu = {
    // A short one, for which the bar has room: other tests look at the menu meanwhile.
    branch: (locale) => locale + key.slice(-4),
    child: label('Security'),
    inner: label('More'),
    innermost: label('Reach us'),
  }
  const item = (type: string, name: keyof Submenu, rest: object) => ({
    _key: name,
    _type: type,
    key: `${key}-${name}`,
    label: localized(menu[name]),
    ...rest,
  })
  const innermost = item('menuLeafItem', 'innermost', { link: path('/contact') })
  const children = [
    item('menuSubItem', 'child', { link: path('/services/cybersecurity') }),
    item('menuSubItem', 'inner', { children: [innermost] }),
  ]
  await content.publish('menu-main', ({ items }) => ({
    items: [...(items as object[]), item('menuItem', 'branch', { children })],
  }))
  for (const { id } of LOCALES) await expect.poll(() => shows(`/${id}`, menu.branch(id))).toBe(true)
  return menu
}

/** Returns the button of a menu in the top bar; the same banner contains the closed side menu. */
export function opener(banner: Locator, text: string): Locator {
  return banner.locator('summary', { hasText: text }).filter({ visible: true })
}
