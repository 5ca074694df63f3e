import tseslint from 'typescript-eslint'

/** Type-aware lint over every TypeScript room; formatting is Prettier's alone. */
export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/.next/',
      '**/.builds/',
      '**/dist/',
      '**/.data/',
      '**/.sanity/',
      '**/*.generated.ts',
      '**/next-env.d.ts',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  { files: ['web/**'], rules: { 'no-console': ['error', { allow: ['error', 'info'] }] } },
  { files: ['scripts/**', 'emulators/**/main.ts', 'tests/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.{js,mjs}'], ...tseslint.configs.disableTypeChecked },
)
