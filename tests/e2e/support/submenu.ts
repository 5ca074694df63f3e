import { expect, type Locator } from '@playwright/test'
import type { Content } from './content.ts'
import { LOCALES, type LocaleId } from './languages.ts'
import { unique } from './unique.ts'
import { shows } from './visitor.ts'

/** Labels of a menu of three levels, the same in every language but for the language's name. */
export interface Submenu {
  branch: (locale: LocaleId) => string
  /** Below the branch; leads to the page of the cybersecurity service. */
  child: (locale: LocaleId) => string
  /** Below the branch, with an item below it. */
  inner: (locale: LocaleId) => string
  /** Below `inner`; leads to the contact page. */
  leaf: (locale: LocaleId) => string
}

const localized = (text: (locale: LocaleId) => string) =>
  LOCALES.map(({ id }) => ({
    _key: id,
    _type: 'internationalizedArrayStringValue',
    language: id,
    value: text(id),
  }))

const path = (to: string) => ({ _type: 'link', kind: 'path', path: to })

/** Adds items of three levels to the main menu, for as long as the test lasts, and waits until visitors see them. */
export async function addSubmenu(content: Content): Promise<Submenu> {
  const key = unique('menu')
  const label = (name: string) => (locale: LocaleId) => `${name} ${locale} ${key.slice(-4)}`
  const menu: Submenu = {
    branch: label('Company'),
    child: label('Security'),
    inner: label('More'),
    leaf: label('Reach us'),
  }
  const item = (type: string, name: keyof Submenu, rest: object) => ({
    _key: name,
    _type: type,
    key: `${key}-${name}`,
    label: localized(menu[name]),
    ...rest,
  })
  const leaf = item('menuLeafItem', 'leaf', { link: path('/contact') })
  const children = [
    item('menuSubItem', 'child', { link: path('/services/cybersecurity') }),
    item('menuSubItem', 'inner', { children: [leaf] }),
  ]
  await content.publish('menu-main', ({ items }) => ({
    items: [...(items as object[]), item('menuItem', 'branch', { children })],
  }))
  for (const { id } of LOCALES) await expect.poll(() => shows(`/${id}`, menu.branch(id))).toBe(true)
  return menu
}

/** What opens a menu whose label holds `text`: the bar's, not that of the side menu, which stands closed in the same banner. */
export function opener(banner: Locator, text: string): Locator {
  return banner.locator('summary', { hasText: text }).filter({ visible: true })
}
