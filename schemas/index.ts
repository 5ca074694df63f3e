import type { SchemaTypeDefinition } from 'sanity'
import * as types from './types.ts'
import { validateWhenShown } from './validation/when-shown.ts'

/** Every type of the content model. Rules apply to what editors can see. */
export const schemaTypes = Object.values<SchemaTypeDefinition>(types).map(validateWhenShown)
