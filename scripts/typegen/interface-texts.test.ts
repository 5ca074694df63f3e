import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  INTERFACE_TEXTS_FILE,
  interfaceTextsSource,
  MESSAGE_TYPES_FILE,
  messageTypesSource,
} from './interface-texts.ts'

test('the Studio copy of the interface texts is current (npm run typegen)', () => {
  expect(readFileSync(INTERFACE_TEXTS_FILE, 'utf8')).toBe(interfaceTextsSource())
})

test('the types of the messages are current (npm run typegen)', () => {
  expect(readFileSync(MESSAGE_TYPES_FILE, 'utf8')).toBe(messageTypesSource())
})
