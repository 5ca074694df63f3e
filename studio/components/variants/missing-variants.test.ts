import { expect, test } from 'vitest'
import { checkVariants } from '#schemas/validation/variants.ts'
import { missingVariants } from './missing-variants.ts'

const value = (_key: string, label?: string) => ({
  _key,
  ...(label && { label: [{ _key: 'en', language: 'en', value: label }] }),
})
const options = [
  { _key: 'color', values: [value('k1', 'Dark Green'), value('k2', 'Blue')] },
  { _key: 'size', values: [value('k3', 'M'), value('k4')] },
]

test('every missing combination becomes a variant with a code of its labels', () => {
  const added = missingVariants({ options })
  expect(added.map(({ code }) => code)).toEqual(['dark-green-m', 'dark-green-k4', 'blue-m', 'blue-k4'])
  expect(added.map(({ choices }) => choices)).toEqual([
    ['k1', 'k3'],
    ['k1', 'k4'],
    ['k2', 'k3'],
    ['k2', 'k4'],
  ])
  expect(checkVariants({ options, variants: added })).toBe(true)
})

test('existing variants stay, and their codes and keys are not used again', () => {
  const variants = [
    { _key: 'k2-k3', code: 'blue-m', choices: ['k3', 'k1'] },
    { _key: 'b', code: 'blue', choices: ['k2'] },
  ]
  const added = missingVariants({ options, variants })
  expect(added.map(({ code }) => code)).toEqual(['dark-green-k4', 'blue-m-2', 'blue-k4'])
  expect(added.map(({ _key }) => _key)).toEqual(['k1-k4', 'k2-k3-2', 'k2-k4'])
  expect(missingVariants({ options, variants: added.concat(added) })).toHaveLength(1)
  expect(missingVariants({})).toEqual([])
})

test('a label without Latin letters still leads to a code', () => {
  const only = [{ _key: 'color', values: [value('k1', '绿色')] }]
  expect(missingVariants({ options: only })[0]?.code).toBe('variant')
})
