import { expect, test } from 'vitest'
import { stripEmoji } from './strip-emoji.ts'

test.each([
  ['Lamp 🛋️ “Nord” 北', 'Lamp “Nord” 北'],
  ['👩🏽‍💻 Team 🇦🇪', 'Team'],
  ['Ångström © 2026 ★ №1 #3', 'Ångström © 2026 ★ №1 #3'],
  ['مصباح 🛋 أزرق', 'مصباح أزرق'],
])('%s is drawn as %s', (text, expected) => {
  expect(stripEmoji(text)).toBe(expected)
})
