import type { TestProject } from 'vitest/node';
import { startTestCluster } from '../db/test-database.ts';

/** One PostgreSQL for the whole run; its test files get databases of their own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('testCluster', cluster.superuser);
  return cluster.stop;
}
