import { vi } from 'vitest'

// Unit test files share a worker: none sees the modules, globals, variables or clock that another has changed.
vi.resetModules()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
vi.useRealTimers()
