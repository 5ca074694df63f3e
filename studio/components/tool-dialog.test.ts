import { afterEach, expect, test, vi } from 'vitest'
import { restoreFocus } from './tool-dialog.tsx'

class FakeElement {
  focus = vi.fn()
}

const body = new FakeElement()
const focusOn = (activeElement: FakeElement) => vi.stubGlobal('document', { body, activeElement })

afterEach(() => vi.unstubAllGlobals())

test('focuses the button again that opened a dialog, but takes the focus from nothing else', () => {
  const [opener, other] = [new FakeElement(), new FakeElement()]
  vi.stubGlobal('HTMLElement', FakeElement)
  focusOn(other)
  restoreFocus(opener as unknown as Element)
  expect(opener.focus).not.toHaveBeenCalled()
  focusOn(body)
  restoreFocus(opener as unknown as Element)
  expect(opener.focus).toHaveBeenCalledOnce()
})
