import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import { productColor } from './product-choices.ts'

const preview = (hex?: string): unknown => productColor.preview?.prepare?.({ hex })

test('a color shows its sample in lists, and the icon of its type without a valid one', () => {
  const { media: sample } = preview('#1f5c46') as { media: unknown }
  expect(isValidElement<{ style: object }>(sample) && sample.props.style).toMatchObject({
    background: '#1f5c46',
  })
  expect([preview(), preview('green')]).toEqual([{ title: 'Unnamed' }, { title: 'Unnamed' }])
})
