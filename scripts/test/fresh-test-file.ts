import { vi } from 'vitest'

// Test files share a worker: none sees the modules, globals, variables or clock that another has changed.
vi.resetModules()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
vi.useRealTimers()
