import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { INTERFACE_TEXTS_FILE, interfaceTextsSource } from './interface-texts.ts'

test('Studio knows the texts that the site was built with, as they are (npm run typegen)', () => {
  expect(readFileSync(INTERFACE_TEXTS_FILE, 'utf8')).toBe(interfaceTextsSource())
})
