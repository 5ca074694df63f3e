import { expect, test } from 'vitest'
import { networkName } from './social-icon.tsx'

test('a network has the name that readers of the language know', () => {
  expect(networkName('wechat', 'zh')).toBe('微信')
  expect(networkName('wechat', 'ar')).toBe('WeChat')
  expect(networkName('github', 'zh')).toBe('GitHub')
})
