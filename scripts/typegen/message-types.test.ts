import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MESSAGE_TYPES_FILE, messageTypesSource } from './message-types.ts'

test('the types of the messages are current (npm run typegen)', () => {
  expect(readFileSync(MESSAGE_TYPES_FILE, 'utf8')).toBe(messageTypesSource())
})
