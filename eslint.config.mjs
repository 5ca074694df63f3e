import next from '@next/eslint-plugin-next'
import { defineConfig, globalIgnores } from 'eslint/config'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import simpleImportSort from 'eslint-plugin-simple-import-sort'
import tseslint from 'typescript-eslint'

/** Lint by syntax; oxlint has the rules that need types (`.oxlintrc.json`), and Prettier formats. `npm run lint` allows no warnings. */
export default defineConfig(
  globalIgnores([
    '**/.next/',
    '**/.builds/',
    '**/dist/',
    '**/.data/',
    '**/.sanity/',
    '**/*.generated.ts',
    '**/next-env.d.ts',
  ]),
  tseslint.configs.recommended,
  {
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', 350],
      // Side effects, Node, packages, package imports, relative imports, without empty lines between them.
      'simple-import-sort/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^#', '^\\.']] }],
    },
  },
  {
    files: ['{web,studio,schemas}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['{web,studio,schemas}/**/*.tsx'],
    extends: [jsxA11y.configs.recommended],
    rules: {
      // Safari does not announce lists without bullets as lists unless they name the role.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // Keyboards can only scroll a region that takes the focus.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'list'] }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [next.configs['core-web-vitals']],
    settings: { next: { rootDir: 'web' } },
    rules: {
      // Images get their attributes from next/image's getImageProps, which needs no script in the browser.
      '@next/next/no-img-element': 'off',
      // For the pages router, which the site does not have; emails have a head.
      '@next/next/no-head-element': 'off',
      'no-console': ['error', { allow: ['error', 'info'] }],
    },
  },
  {
    // Route handlers and server actions parse, call the domain and respond.
    files: ['web/app/**/route.ts', 'web/**/*action{,s}.ts'],
    rules: { 'max-lines-per-function': ['error', 24] },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    ignores: ['web/**/*.test.{ts,tsx}', 'web/env.ts', 'web/vendors/firebase/verifier.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'verifyIdToken', message: 'vendors/firebase/verifier.ts verifies tokens.' },
        { property: 'verifySessionCookie', message: 'vendors/firebase/verifier.ts verifies tokens.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          // Next inlines the runtime at compile time; it is not a setting.
          selector:
            "MemberExpression[object.name='process'][property.name='env']:not(MemberExpression[property.name='NEXT_RUNTIME'] > .object)",
          message: 'Settings are read in web/env.ts.',
        },
      ],
    },
  },
  {
    files: ['scripts/**', 'emulators/**/main.ts', 'emulators/shared/run-service.ts', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
)
