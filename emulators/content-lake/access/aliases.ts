import type { DatabaseSync } from 'node:sqlite'

import { apiError } from '../errors.ts'
import { findDataset } from '../storage/datasets.ts'
import { row, rows, run } from '../storage/statements.ts'

/** Another name for a dataset; `datasetName` is null while it stands for none. */
export interface Alias {
  name: string
  datasetName: string | null
}

/** An alias of a dataset that is gone is linked to none. */
const columns = `name, (SELECT datasets.name FROM datasets
  WHERE datasets.project_id = dataset_aliases.project_id AND datasets.name = dataset) AS datasetName`

export function listAliases(database: DatabaseSync, projectId: string): Alias[] {
  const sql = `SELECT ${columns} FROM dataset_aliases WHERE project_id = ? ORDER BY name`
  return rows<Alias>(database, sql, projectId)
}

export function findAlias(database: DatabaseSync, projectId: string, name: string): Alias | undefined {
  const sql = `SELECT ${columns} FROM dataset_aliases WHERE project_id = ? AND name = ?`
  return row<Alias>(database, sql, projectId, name)
}

/** Makes an alias, or links one that exists to another dataset, or to none. */
export function putAlias(database: DatabaseSync, projectId: string, { name, datasetName }: Alias): void {
  const sql = `INSERT INTO dataset_aliases (project_id, name, dataset) VALUES (?, ?, ?)
    ON CONFLICT (project_id, name) DO UPDATE SET dataset = excluded.dataset`
  run(database, sql, projectId, name, datasetName)
}

export function removeAlias(database: DatabaseSync, projectId: string, name: string): boolean {
  return run(database, 'DELETE FROM dataset_aliases WHERE project_id = ? AND name = ?', projectId, name) > 0
}

/** The dataset that a request names, itself or as `~alias`. Throws a 404 for an alias that is none, or not linked. */
export function resolveDataset(database: DatabaseSync, projectId: string, named: string): string {
  if (!named.startsWith('~')) return named
  const dataset = findAlias(database, projectId, named.slice(1))?.datasetName
  if (!dataset) throw apiError(404, 'Not Found', `Dataset alias "${named}" is not linked to a dataset`)
  return dataset
}

/** The dataset that an alias may be linked to; throws a 404 when there is none of that name. */
export function requireTarget(database: DatabaseSync, projectId: string, name: string): string {
  if (!findDataset(database, projectId, name))
    throw apiError(404, 'Not Found', `Dataset "${name}" not found for project ID "${projectId}"`)
  return name
}
